import type { en } from './en.ts';

export const es: { readonly [Key in keyof typeof en]: string } = {
  'visitor.member': '¿Ya tienes cuenta?',
  'visitor.memberPay': 'Inicia sesión para pagar',
  'visitor.accountCredit':
    'Guardaremos tus créditos con este correo. Para usarlos, inicia sesión o crea una cuenta después de pagar.',
  'visitor.account':
    'También te enviaremos el documento por correo. No necesitas una cuenta; puedes crearla después de pagar.',
  'visitor.terms': 'Al pagar, aceptas lo siguiente:',
  'visitor.termsLink': 'Términos',
  'visitor.refundLink': 'Política de reembolsos',
  'visitor.declined': 'Tu pago no se completó',
  'visitor.declinedText': 'No se te cobró nada y tus datos siguen aquí.',

  'visitor.bank': 'Banco de prueba',
  'visitor.bank.title': '¿Aprobar este pago?',
  'visitor.bank.lead': 'En modo de prueba, tú respondes en lugar del banco. No se cobra nada.',
  'visitor.bank.to': 'Para',
  'visitor.bank.for': 'Por',
  'visitor.bank.amount': 'Monto',
  'visitor.bank.approve': 'Aprobar {price}',
  'visitor.bank.refuse': 'Rechazar pago',
  'visitor.bank.answering': 'Enviando…',
  'visitor.bank.over': 'Ya respondiste a este pago',
  'visitor.bank.overText': 'Consulta el resultado en tu pedido.',
  'visitor.bank.toOrder': 'Ver pedido',

  'visitor.none': 'No encontramos tu pedido',
  'visitor.noneText':
    'El enlace puede estar incompleto o vencido. Usa el del correo de tu recibo o busca el pedido en tu cuenta.',
  'visitor.toOrders': 'Ver mis pedidos',
  'visitor.invoiceLoading': 'Cargando…',
  'visitor.invoiceNumber': 'Factura {number}',
  'visitor.openPdf': 'Abrir PDF',
  'visitor.asking': 'Cargando tu pedido…',
  'visitor.askingText': 'Un momento.',
  'visitor.pending': 'Estamos procesando tu pago',
  'visitor.pendingText':
    'Esta página se actualiza sola. Puedes cerrarla: te enviaremos el recibo por correo en cuanto se complete el pago. No vuelvas a pagar.',
  'visitor.pendingLong':
    'Está tardando más de lo normal. Revisa tu bandeja de entrada en unos minutos o vuelve a cargar la página.',
  'visitor.action': 'Confirma este pago con tu banco',
  'visitor.actionText': 'No se te cobrará nada hasta que lo confirmes.',
  'visitor.actionGo': 'Ir a mi banco',
  'visitor.again': 'Pagar de otra forma',
  'visitor.askRefund': 'Solicitar un reembolso',
  'visitor.refundSubject': 'Reembolso del pedido {number}',
  'visitor.refunded': 'Este pedido se reembolsó',
  'visitor.refundedText': 'Reembolsamos {price} a tu método de pago original. Puede tardar hasta 10 días en aparecer.',
  'visitor.making.sticker': 'Pagado. Creando tu etiqueta…',
  'visitor.making.report': 'Pagado. Creando tu reporte…',
  'visitor.makingText': 'Aparecerá aquí en un momento. También te enviaremos el enlace por correo.',
  'visitor.ready.sticker': 'Tu etiqueta está lista',
  'visitor.ready.report': 'Tu reporte está listo',
  'visitor.open.sticker': 'Abrir etiqueta (PDF)',
  'visitor.open.report': 'Abrir reporte (PDF)',
  'visitor.readReport': 'Ver reporte',
  'visitor.viewSticker': 'Ver y compartir etiqueta',
  'visitor.verify': 'Verificar',
  'visitor.download': 'Descargar',
  'visitor.back': 'Sin registros: te reembolsamos el pago',
  'visitor.backText':
    'Tu reporte del {vehicle} muestra las fuentes que consultamos. Te reembolsamos {price} a tu método de pago original. Puede tardar hasta 10 días en aparecer.',
  'visitor.failedBack':
    'Nuestras fuentes no tienen datos de este vehículo o no respondieron. Te reembolsamos {price} a tu método de pago original. Puede tardar hasta 10 días en aparecer.',
  'visitor.used': 'Sin registros, y el crédito ya se usó',
  'visitor.usedText':
    'Tu reporte del {vehicle} muestra las fuentes que consultamos. El crédito volvió a tu cuenta y se usó para otro vehículo, así que no hay nada que reembolsar. Si no es así, escríbenos.',
  'visitor.failedUsed':
    'El crédito quedó en tu cuenta y se usó para otro vehículo, así que no hay nada que reembolsar. Si no es así, escríbenos.',
  'visitor.receipt.tax': 'Incluye {name} ({rate} %)',
  'visitor.receipt.refunded': 'Reembolsado',
  'visitor.creditNote': 'Nota de crédito {note} (PDF)',
  'visitor.empty': 'Sin registros: te devolvimos el crédito',
  'visitor.emptyText':
    'Tu reporte del {vehicle} muestra las fuentes que consultamos. Tu crédito está de nuevo en tu cuenta: úsalo para otro vehículo o solicita un reembolso.',
  'visitor.failed.sticker': 'Pagado, pero no pudimos crear la etiqueta',
  'visitor.failed.report': 'Pagado, pero no pudimos crear el reporte',
  'visitor.failedText.sticker':
    'Tu crédito no se usó y está en tu cuenta. Inténtalo de nuevo desde ahí o escríbenos y revisaremos este vehículo.',
  'visitor.failedText.report':
    'Nuestras fuentes no tienen datos de este vehículo o no respondieron. Tu crédito no se usó y está en tu cuenta: úsalo para otro vehículo o solicita un reembolso.',
  'visitor.credits.sticker':
    '{count, plural, one {Ya tienes tu crédito de etiqueta} other {Ya tienes tus # créditos de etiqueta}}',
  'visitor.credits.report':
    '{count, plural, one {Ya tienes tu crédito de reporte} other {Ya tienes tus # créditos de reporte}}',
  'visitor.credits.global': '{count, plural, one {Ya tienes tu crédito} other {Ya tienes tus # créditos}}',
  'visitor.unlimited': 'Tu plan ya está activo',
  'visitor.unlimitedText': 'Obtén documentos cuando los necesites. Están incluidos en tu plan.',
  'visitor.creditsText':
    '{count, plural, one {Está en tu cuenta y no caduca.} other {Están en tu cuenta y no caducan.}}',
  'visitor.creditsKept':
    '{count, plural, one {Está guardado con tu correo y no caduca.} other {Están guardados con tu correo y no caducan.}}',
  'visitor.creditsFor': 'Para usar un crédito con el {vehicle}, inicia sesión o crea una cuenta abajo.',
  'visitor.creditsVin': 'Para usar un crédito con {vehicle}, inicia sesión o crea una cuenta abajo.',
  'visitor.use.sticker': 'Crear una etiqueta',
  'visitor.use.report': 'Obtener un reporte',
  'visitor.toAccount': 'Ir a mi cuenta',
  'visitor.offer': 'Crea una cuenta',
  'visitor.offerText':
    'Guarda tus documentos, créditos y facturas en un solo lugar. Te enviaremos un enlace para crear una contraseña.',
  'visitor.offerMake': 'Crear cuenta',
  'visitor.offerSending': 'Enviando…',
  'visitor.next': 'Qué sigue',
  'visitor.next.receipt': 'Te enviamos el recibo por correo.',
  'visitor.next.account': 'El enlace del recibo abre esta página durante 90 días. No necesitas una cuenta.',
  'visitor.next.left': '{count, plural, one {Te queda # crédito} other {Te quedan # créditos}} en tu cuenta.',
  'visitor.next.renews':
    'Tu plan se renueva el {day} por {price}. Te avisaremos antes y puedes cancelarlo en dos clics.',
  'visitor.receipt': 'Tu pedido',
  'visitor.receipt.number': 'Número de pedido',
  'visitor.receipt.plan': 'Plan',
  'visitor.receipt.vehicle': 'Vehículo',
  'visitor.receipt.discount': 'Cupón {code}',
  'visitor.receipt.unused': 'Parte no usada de “{plan}”',
  'visitor.receipt.paid': 'Pagado',
  'visitor.receipt.price': 'Precio',
  'visitor.invoice': 'Abrir factura (PDF)',
};
