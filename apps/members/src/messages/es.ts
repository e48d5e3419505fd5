import type { en } from './en.ts';

/** Los textos del marco del área de miembros. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'members.nav': 'Miembros',
  'members.dashboard': 'Panel',
  'members.stickers': 'Etiquetas',
  'members.home': 'Página de inicio de {brand}',
  'members.account': 'Cuenta',
  'members.openAccount': 'Cuenta de {name}',
  'members.logOut': 'Cerrar sesión',
  'members.loggingOut': 'Cerrando la sesión …',
  'members.welcome': 'Hola, {name}',
  'members.findCar': 'Elegir este auto',
  'members.otherVin': 'Cambiar el VIN',
  'members.reading': 'Leyendo el VIN …',
  'members.loading': 'Abriendo tu cuenta …',
  'members.stickerTitle': 'Etiqueta',
  'members.login': 'Inicia sesión',
  'members.signUp': 'Crea tu cuenta',
  'members.gate': 'Con invitación',
  'members.notFound': 'Aquí no hay ninguna página',
  'members.notFoundLead': 'Quizá la dirección está incompleta o la página se ha movido.',
  'members.toDashboard': 'Ir al panel',
  'members.toLogin': 'Ir al inicio de sesión',
  'members.reload': 'Recargar la página',
  'members.brokenTitle': 'Esta página no se cargó',
  'members.brokenLead': 'Quizá se perdió la conexión o el sitio se actualizó mientras tanto.',
};
