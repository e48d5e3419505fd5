/**
 * vPIC's elements: what NHTSA decodes, and how. One per line: id | name | code | look-up table | group | data type |
 * weight | private (t, f, or null) | decode
 */
const LINES = `
1|Other Battery Info|BatteryInfo||Mechanical/Battery|string||f|Pattern
2|Battery Type|BatteryType|BatteryType|Mechanical/Battery|lookup||f|Pattern
3|Bed Type|BedType|BedType|Exterior/Truck|lookup||f|Pattern
4|Cab Type|BodyCabType|BodyCab|Exterior/Truck|lookup||f|Pattern
5|Body Class|BodyClass|BodyStyle|Exterior/Body|lookup|99|f|Pattern
8|Country Name|Country|Country||lookup||f|
9|Engine Number of Cylinders|EngineCylinders||Engine|int|88|f|Pattern
10|Destination Market|DestinationMarket|DestinationMarket|General|lookup||f|Pattern
11|Displacement (CC)|DisplacementCC||Engine|decimal|98|f|Pattern
12|Displacement (CI)|DisplacementCI||Engine|decimal||f|Pattern
13|Displacement (L)|DisplacementL||Engine|decimal||f|Pattern
14|Doors|Doors||Exterior/Body|int||f|Pattern
15|Drive Type|DriveType|DriveType|Mechanical/Drivetrain|lookup||f|Pattern
16|Driver Assist|DriverAssist|DriverAssist|Active Safety System|lookup||f|
17|Engine Stroke Cycles|EngineCycles||Engine|int||f|Pattern
18|Engine Model|EngineModel||Engine|string|55|f|Pattern
21|Engine Power (KW)|EngineKW||Engine|decimal||f|Pattern
23|Entertainment System|EntertainmentSystem|EntertainmentSystem|Interior|lookup||f|Pattern
24|Fuel Type - Primary|FuelTypePrimary|FuelType|Engine|lookup|91|f|Pattern
25|Gross Vehicle Weight Rating From|GVWR|GrossVehicleWeightRating|Exterior/Dimension|lookup|70|f|Pattern
26|Make|Make|Make|General|lookup|99|f|WMI, Pattern
27|Manufacturer Name|Manufacturer|Manufacturer|General|lookup||f|WMI
28|Model|Model|Model|General|lookup|99|f|Pattern
29|Model Year|ModelYear||General|int|99|f|WMI, Input
31|Plant City|PlantCity||General|string|98|f|Pattern
33|Number of Seats|Seats||Interior/Seat|int||f|Pattern
34|Series|Series||General|string|61|f|Pattern
36|Steering Location|SteeringLocation|Steering|Interior|lookup||f|Pattern
37|Transmission Style|TransmissionStyle|Transmission|Mechanical/Transmission|lookup||f|Pattern
38|Trim|Trim||General|string|61|f|Pattern
39|Vehicle Type|VehicleType|VehicleType|General|lookup|99|f|WMI
40|Windows|Windows||Exterior/Body|int||f|Pattern
41|Axles|Axles||Mechanical/Drivetrain|int|15|f|Pattern
42|Brake System Type|BrakeSystemType|BrakeSystem|Mechanical/Brake|lookup||f|Pattern
45|NCIC Code|NCICCode|NCICCode||lookup||f|
48|Number of Battery Cells per Module|BatteryCells||Mechanical/Battery|int||f|Pattern
49|Bed Length (inches)|BedLengthIN||Exterior/Dimension|int||f|Pattern
52|Brake System Description|BrakeSystemDesc||Mechanical/Brake|string||f|Pattern
54|Curb Weight (pounds)|CurbWeightLB||Exterior/Dimension|int||f|Pattern
55|Curtain Air Bag Locations|AirBagLocCurtain|AirBagLocations|Passive Safety System/Air Bag Location|lookup||f|Pattern
56|Seat Cushion Air Bag Locations|AirBagLocSeatCushion|AirBagLocations|Passive Safety System/Air Bag Location|lookup||f|Pattern
57|Battery Current (Amps) From|BatteryA||Mechanical/Battery|int||f|Pattern
58|Battery Voltage (Volts) From|BatteryV||Mechanical/Battery|int||f|Pattern
59|Battery Energy (KWh) From|BatteryKWh||Mechanical/Battery|decimal||f|Pattern
60|Wheelbase Type|WheelBaseType|WheelBaseType|Exterior/Body|lookup||f|Pattern
61|Number of Seat Rows|SeatRows||Interior/Seat|int||f|Pattern
62|Valve Train Design|ValveTrainDesign|ValvetrainDesign|Engine|lookup||f|Pattern
63|Transmission Speeds|TransmissionSpeeds||Mechanical/Transmission|int||f|Pattern
64|Engine Configuration|EngineConfiguration|EngineConfiguration|Engine|lookup||f|Pattern
65|Front Air Bag Locations|AirBagLocFront|AirBagLocFront|Passive Safety System/Air Bag Location|lookup|64|f|Pattern
66|Fuel Type - Secondary|FuelTypeSecondary|FuelType|Engine|lookup||f|Pattern
67|Fuel Delivery/Fuel Injection Type|FuelInjectionType|FuelDeliveryType|Engine|lookup||f|Pattern
69|Knee Air Bag Locations|AirBagLocKnee|AirBagLocKnee|Passive Safety System/Air Bag Location|lookup||f|Pattern
71|Engine Brake (hp) From|EngineHP||Engine|decimal||f|Pattern
72|EV Drive Unit|EVDriveUnit|EVDriveUnit|Mechanical/Battery|lookup||f|Pattern
75|Plant Country|PlantCountry|Country|General|lookup|99|f|Pattern
76|Plant Company Name|PlantCompanyName||General|string||f|Pattern
77|Plant State|PlantState||General|string|98|f|Pattern
78|Pretensioner|Pretensioner|Pretensioner|Passive Safety System|lookup||f|Pattern
79|Seat Belt Type|SeatBeltsAll|SeatBeltsAll|Passive Safety System|lookup|65|f|Pattern
81|Adaptive Cruise Control (ACC)|AdaptiveCruiseControl|AdaptiveCruiseControl|Active Safety System/Maintaining Safe Distance|lookup||f|Pattern
82|Adaptive Headlights|AdaptiveHeadlights|AdaptiveHeadlights|Active Safety System|lookup||f|
86|Antilock Braking System (ABS)|ABS|ABS|Active Safety System|lookup||f|Pattern
87|Crash Imminent Braking (CIB)|CIB|AutoBrake|Active Safety System/Forward Collision Prevention|lookup||f|Pattern
88|Blind Spot Warning (BSW)|BlindSpotMon|BlindSpotMonitoring|Active Safety System/Lane and Side Assist|lookup||f|Pattern
89|CAFE Body Type|CAFEBodyType|CAFEBodyType||lookup||t|
90|CAFE Make|CAFEMake|CAFEMake||lookup||t|
91|CAFE Model|CAFEModel|CAFEModel||lookup||t|
92|NCAP Body Type|NCAPBodyType|||string||t|
93|NCAP Make|NCAPMake|||string||t|
94|NCAP Model|NCAPModel|||string||t|
96|NCSA Body Type|NCSABodyType|vNCSABodyType|Internal|lookup||t|Pattern
97|NCSA Make|NCSAMake|vNCSAMake|Internal|lookup||t|Pattern
98|NCSA Model|NCSAModel|vNCSAModel|Internal|lookup||t|Pattern
99|Electronic Stability Control (ESC)|ESC|ECS|Active Safety System|lookup||f|Pattern
100|Traction Control|TractionControl|TractionControl|Active Safety System|lookup||f|Pattern
101|Forward Collision Warning (FCW)|ForwardCollisionWarning|ForwardCollisionWarning|Active Safety System/Forward Collision Prevention|lookup||f|Pattern
102|Lane Departure Warning (LDW)|LaneDepartureWarning|LaneDepartureWarning|Active Safety System/Lane and Side Assist|lookup||f|Pattern
103|Lane Keeping Assistance (LKA)|LaneKeepSystem|LaneKeepSystem|Active Safety System/Lane and Side Assist|lookup||f|Pattern
104|Backup Camera|RearVisibilitySystem|RearVisibilityCamera|Active Safety System/Backing Up and Parking|lookup||f|Pattern
105|Parking Assist|ParkAssist|ParkAssist|Active Safety System/Backing Up and Parking|lookup||f|Pattern
107|Side Air Bag Locations|AirBagLocSide|AirBagLocations|Passive Safety System/Air Bag Location|lookup||f|Pattern
109|Trim2|Trim2||General|string||f|Pattern
110|Series2|Series2||General|string||f|Pattern
111|Wheelbase (inches) From|WheelBaseShort||Exterior/Dimension|decimal||f|Pattern
112|Wheelbase (inches) To|WheelBaseLong||Exterior/Dimension|decimal||f|Pattern
114|Note|Note||General|string||f|Pattern
115|Number of Wheels|Wheels||Exterior/Wheel Tire|int||f|Pattern
116|Trailer Type Connection|TrailerType|TrailerType|Exterior/Trailer|lookup||f|Pattern
117|Trailer Body Type|TrailerBodyType|TrailerBodyType|Exterior/Trailer|lookup||f|Pattern
118|Trailer Length (feet)|TrailerLength||Exterior/Trailer|decimal||f|Pattern
119|Wheel Size Front (inches)|WheelSizeFront||Exterior/Wheel Tire|int||f|Pattern
120|Wheel Size Rear (inches)|WheelSizeRear||Exterior/Wheel Tire|int||f|Pattern
121|Other Restraint System Info|OtherRestraintSystemInfo||Passive Safety System|string||f|Pattern
122|Cooling Type|CoolingType|CoolingType|Engine|lookup||f|Pattern
125|Engine Brake (hp) To|EngineHP_to||Engine|decimal||f|Pattern
126|Electrification Level|ElectrificationLevel|ElectrificationLevel|Engine|lookup||f|Pattern
127|Charger Level|ChargerLevel|ChargerLevel|Mechanical/Battery/Charger|lookup||f|Pattern
128|Charger Power (KW)|ChargerPowerKW||Mechanical/Battery/Charger|int||f|Pattern
129|Other Engine Info|OtherEngineInfo||Engine|string||f|Pattern
132|Battery Current (Amps) To|BatteryA_to||Mechanical/Battery|int||f|Pattern
133|Battery Voltage (Volts) To|BatteryV_to||Mechanical/Battery|int||f|Pattern
134|Battery Energy (KWh) To|BatteryKWh_to||Mechanical/Battery|decimal||f|Pattern
135|Turbo|Turbo|Turbo|Engine|lookup||f|Pattern
136|Base Price ($)|BasePrice||General|decimal||f|Pattern
137|Number of Battery Modules per Pack|BatteryModules||Mechanical/Battery|int||f|Pattern
138|Number of Battery Packs per Vehicle|BatteryPacks||Mechanical/Battery|int||f|Pattern
139|Top Speed (MPH)|TopSpeedMPH||Engine|int||f|Pattern
140|EquipmentType|EquipmentType|EquipmentType||lookup||f|
141|Manufacturer Type|ManufacturerType|ManufacturerType||lookup||f|
142|Suggested VIN|SuggestedVIN|||string||f|Decoding
143|Error Code|ErrorCode|ErrorCode||lookup||f|Decoding
144|Possible Values|PossibleValues|||string||f|Decoding
145|Axle Configuration|AxleConfiguration|AxleConfiguration|Mechanical/Drivetrain|lookup||f|Pattern
146|Engine Manufacturer|EngineManufacturer||Engine|string||f|Pattern
147|Bus Length (feet)|BusLength||Exterior/Bus|int||f|Pattern
148|Bus Floor Configuration Type|BusFloorConfigType|BusFloorConfigType|Exterior/Bus|lookup||f|Pattern
149|Bus Type|BusType|BusType|Exterior/Bus|lookup||f|Pattern
150|Other Bus Info|OtherBusInfo||Exterior/Bus|string||f|Pattern
151|Custom Motorcycle Type|CustomMotorcycleType|CustomMotorcycleType|Exterior/Motorcycle|lookup||f|Pattern
152|Motorcycle Suspension Type|MotorcycleSuspensionType|MotorcycleSuspensionType|Exterior/Motorcycle|lookup||f|Pattern
153|Motorcycle Chassis Type|MotorcycleChassisType|MotorcycleChassisType|Exterior/Motorcycle|lookup||f|Pattern
154|Other Motorcycle Info|OtherMotorcycleInfo||Exterior/Motorcycle|string||f|Pattern
155|Other Trailer Info|OtherTrailerInfo||Exterior/Trailer|string||f|Pattern
156|Additional Error Text|AdditionalErrorText|||string||f|Decoding
158|Cash For Clunkers|CashForClunkers||General|string||f|
159|Track Width (inches)|TrackWidth||Exterior/Body|decimal||f|Pattern
168|Tire Pressure Monitoring System (TPMS) Type|TPMS|TPMS|Active Safety System|lookup|||Pattern
169|Active Safety System Note|ActiveSafetySysNote||Active Safety System|string||f|Pattern
170|Dynamic Brake Support (DBS)|DynamicBrakeSupport|DynamicBrakeSupport|Active Safety System/Forward Collision Prevention|lookup|||Pattern
171|Pedestrian Automatic Emergency Braking (PAEB)|PedestrianAutomaticEmergencyBraking|PedestrianAutomaticEmergencyBraking|Active Safety System/Forward Collision Prevention|lookup|||Pattern
172|Auto-Reverse System for Windows and Sunroofs|AutoReverseSystem|AutoReverseSystem|Active Safety System|lookup|||Pattern
173|Automatic Pedestrian Alerting Sound (for Hybrid and EV only)|AutomaticPedestrianAlertingSound|AutomaticPedestrainAlertingSound|Active Safety System|lookup|||Pattern
174|Automatic Crash Notification (ACN)/Advanced Automatic Crash Notification (AACN)|CAN_AACN|CAN_AACN|Active Safety System/911 Notification|lookup|||Pattern
175|Event Data Recorder (EDR)|EDR|EDR|Active Safety System|lookup|||Pattern
176|Keyless Ignition|KeylessIgnition|KeylessIgnition|Active Safety System|lookup|||Pattern
177|Daytime Running Light (DRL)|DaytimeRunningLight|DaytimeRunningLight|Active Safety System/Lighting Technologies|lookup|||Pattern
178|Headlamp Light Source|LowerBeamHeadlampLightSource|LowerBeamHeadlampLightSource|Active Safety System/Lighting Technologies|lookup|||Pattern
179|Semiautomatic Headlamp Beam Switching|SemiautomaticHeadlampBeamSwitching|SemiautomaticHeadlampBeamSwitching|Active Safety System/Lighting Technologies|lookup|||Pattern
180|Adaptive Driving Beam (ADB)|AdaptiveDrivingBeam|AdaptiveDrivingBeam|Active Safety System/Lighting Technologies|lookup|||Pattern
181|SAE Automation Level From|SAEAutomationLevel||Active Safety System|int||f|Pattern
182|SAE Automation Level To|SAEAutomationLevel_to||Active Safety System|int||f|Pattern
183|Rear Cross Traffic Alert|RearCrossTrafficAlert|RearCrossTrafficAlert|Active Safety System/Backing Up and Parking|lookup|||Pattern
184|Gross Combination Weight Rating From|GCWR|GrossVehicleWeightRating|Exterior/Dimension|lookup||f|Pattern
185|Gross Combination Weight Rating To|GCWR_to|GrossVehicleWeightRating|Exterior/Dimension|lookup||f|Pattern
186|NCSA Note|NCSANote||Internal|string||t|Pattern
187|NCSA Mapping Exception|NCSAMappingException|NCSAMappingException|Internal|lookup||t|
188|NCSA Mapping Exception Approved On|NCSAMapExcApprovedOn||Internal|string||t|
189|NCSA Mapping Exception Approved By|NCSAMapExcApprovedBy||Internal|string||t|
190|Gross Vehicle Weight Rating To|GVWR_to|GrossVehicleWeightRating|Exterior/Dimension|lookup||f|Pattern
191|Error Text|ErrorText|||string||f|Decoding
192|Rear Automatic Emergency Braking|RearAutomaticEmergencyBraking|RearAutomaticEmergencyBraking|Active Safety System/Backing Up and Parking|lookup||f|Pattern
193|Blind Spot Intervention (BSI)|BlindSpotIntervention|BlindSpotIntervention|Active Safety System/Lane and Side Assist|lookup||f|Pattern
194|Lane Centering Assistance|LaneCenteringAssistance|LaneCenteringAssistance|Active Safety System/Lane and Side Assist|lookup||f|Pattern
195|Non-Land Use|NonLandUse|NonLandUse|General|lookup||f|Pattern
196|Vehicle Descriptor|VehicleDescriptor|||string||f|Decoding
200|Fuel-Tank Type|FuelTankType|FuelTankType|Exterior/Motorcycle|lookup|||Pattern
201|Fuel-Tank Material|FuelTankMaterial|FuelTankMaterial|Exterior/Motorcycle|lookup|||Pattern
202|Combined Braking System (CBS)|CombinedBrakingSystem|CombinedBrakingSystem|Exterior/Motorcycle|lookup|||Pattern
203|Wheelie Mitigation|WheelieMitigation|WheelieMitigation|Exterior/Motorcycle|lookup|||Pattern
`;

const orNull = (text) => (text === '' ? null : text);

/** @type {import('./elements.d.mts').Element[]} */
export const ELEMENTS = LINES.trim()
  .split('\n')
  .map((line) => {
    const [id, name, code, lookup, group, datatype, weight, isPrivate, decode] = line.split('|');
    return {
      id: Number(id),
      name,
      code,
      lookup: orNull(lookup),
      group: orNull(group),
      datatype,
      weight: weight === '' ? null : Number(weight),
      isPrivate: isPrivate === '' ? null : isPrivate === 't',
      decode: orNull(decode),
    };
  });
