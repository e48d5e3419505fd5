export const es = {
  'content.updated': 'Última actualización: {date}',
  'content.contents': 'En esta página',
  'content.table': 'Tabla',
  'content.rating': '{rating} de 5 estrellas',
  'content.trustpilot': '{score} de 5 según {count, plural, one {# reseña} other {# reseñas}} en Trustpilot',
  'content.trustpilotLink': 'Leer reseñas en Trustpilot',
};
