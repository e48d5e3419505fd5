/** Lo que dicen las llamadas sobre recalls. */
export const es = {
  'recall.wrongVin': 'VIN incorrecto',
  'recall.vinUnknown':
    'Este VIN no dice año, marca y modelo, y con ellos se buscan los recalls. Elige mejor el auto por su nombre.',
  'recall.noSource':
    'Ahora no responde ninguna fuente de recalls. Eso no quiere decir que no haya ninguno; inténtalo más tarde o pregúntale a NHTSA.',
  'recall.watchUnknown': 'No conocemos este auto. Elige año, marca y modelo de la lista, o escribe su VIN.',
  'recall.watchMany': 'Ya recibes avisos de {most, number} autos, el máximo. Desactiva uno para agregar otro.',
  'recall.linkChanged': 'Este enlace está cortado o cambiado. Ábrelo otra vez desde el correo o cópialo completo.',
  'recall.watchGone': 'Ya no guardamos nada detrás de este enlace, y no te llega ningún correo más por él.',
  'recall.confirmLate':
    'Este enlace ya no sirve: vale 7 días, y solo mientras no hayas terminado los avisos. Pídelos otra vez donde revisas los recalls.',
  'recall.confirmSubject': 'Confirma, por favor: avisos de recalls nuevos del {title}',
  'recall.confirmBody':
    'Alguien, seguramente tú, le pidió a {brand} que te escriba a esta dirección cuando un recall nuevo nombre el {title}.',
  'recall.confirmUntil':
    'Confírmalo en un plazo de 7 días. Si no haces nada, no llega ningún otro correo y borramos tu dirección. Cada correo que te mandemos trae un enlace para terminarlos.',
  'recall.confirmAction': 'Confirmar estos correos',
  'recall.notMe': 'No fui yo: no me manden nada más sobre esto',
  'recall.newSubject': '{count, plural, one {Recall nuevo: {title}} other {# recalls nuevos: {title}}}',
  'recall.newBody':
    '{count, plural, one {En nuestros archivos hay un recall del {title} que antes no estaba.} other {En nuestros archivos hay # recalls del {title} que antes no estaban.}} Los textos están en inglés, como se publicaron.',
  'recall.campaign':
    '{country, select, CA {Recall {campaign} de Transport Canada} other {Campaña {campaign} de NHTSA}}',
  'recall.parkIt': 'No manejes este auto.',
  'recall.parkOutside': 'Estaciónalo afuera, lejos de edificios.',
  'recall.newMore': '{count, plural, one {Y 1 más en la página.} other {Y # más en la página.}}',
  'recall.newMay':
    'Buscamos por año, marca y modelo, y una campaña puede abarcar solo una parte de ellos. Si está pendiente en tu auto te lo dicen NHTSA o un concesionario de la marca con el VIN. La reparación es gratis.',
  'recall.newAction': 'Ver los recalls',
  'recall.end': 'Terminar los correos sobre este auto',
};
