import { journeysIn } from '@vinlore/testing-web/journeys-config';

export default journeysIn('./src', process.env);
