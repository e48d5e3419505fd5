import type { en } from './en.ts';

export const es: { readonly [Key in keyof typeof en]: string } = {
  'visitor.member': '¿Ya tienes cuenta?',
  'visitor.memberPay': 'Pagar en mi cuenta',
  'visitor.accountCredit':
    'Guardamos los créditos con este correo. Para usarlos, entra a tu cuenta o crea una después de pagar.',
  'visitor.account':
    'También te enviamos el documento por correo. No necesitas una cuenta; puedes crearla después de pagar.',
  'visitor.terms': 'Lo que aceptas al pagar:',
  'visitor.termsLink': 'Términos',
  'visitor.refundLink': 'Reglas de reembolso',
  'visitor.declined': 'El pago no pasó',
  'visitor.declinedText': 'No se cobró nada y lo que escribiste sigue aquí.',

  'visitor.bank': 'Banco de práctica',
  'visitor.bank.title': '¿Apruebas este pago?',
  'visitor.bank.lead': 'Un banco de verdad le preguntaría ahora a su cliente. Aquí contestas tú y no se mueve dinero.',
  'visitor.bank.to': 'Para',
  'visitor.bank.for': 'Por',
  'visitor.bank.amount': 'Monto',
  'visitor.bank.approve': 'Aprobar {price}',
  'visitor.bank.refuse': 'Rechazar el pago',
  'visitor.bank.answering': 'Avisando al banco…',
  'visitor.bank.over': 'El banco ya no tiene preguntas',
  'visitor.bank.overText': 'Ya se contestó antes. En tu pedido ves en qué quedó.',
  'visitor.bank.toOrder': 'Ver mi pedido',

  'visitor.none': 'Este enlace no abre ningún pedido',
  'visitor.noneText':
    'Puede estar incompleto o vencido. Ábrelo otra vez desde el correo de tu recibo o busca el pedido en tu cuenta.',
  'visitor.toOrders': 'Ver mis pedidos',
  'visitor.invoiceLoading': 'Cargando…',
  'visitor.invoiceNumber': 'Factura {number}',
  'visitor.openPdf': 'Abrir PDF',
  'visitor.asking': 'Revisando tu pedido',
  'visitor.askingText': 'Un momento.',
  'visitor.pending': 'Estamos esperando el pago',
  'visitor.pendingText':
    'El servicio de pago todavía no contesta. Esta página vuelve a preguntar sola. Puedes cerrarla: el recibo te llega por correo en cuanto quede pagado. Por favor, no pagues otra vez.',
  'visitor.pendingLong': 'Está tardando más de lo normal. Revisa tu correo en unos minutos o recarga esta página.',
  'visitor.action': 'Tu banco tiene una pregunta',
  'visitor.actionText': 'No se cobra nada hasta que la contestes.',
  'visitor.actionGo': 'Ir a mi banco',
  'visitor.again': 'Pagar de otra forma',
  'visitor.askRefund': 'Pedir un reembolso',
  'visitor.refundSubject': 'Reembolso del pedido {number}',
  'visitor.refunded': 'Este pedido se reembolsó',
  'visitor.refundedText':
    'Te devolvimos {price} por donde pagaste. El banco puede tardar hasta diez días en mostrarlo.',
  'visitor.making.sticker': 'Pagado. Estamos haciendo tu etiqueta',
  'visitor.making.report': 'Pagado. Estamos haciendo tu reporte',
  'visitor.makingText': 'En un momento aparece aquí, y el enlace te llega por correo.',
  'visitor.ready.sticker': 'Tu etiqueta está lista',
  'visitor.ready.report': 'Tu reporte está listo',
  'visitor.open.sticker': 'Abrir la etiqueta (PDF)',
  'visitor.open.report': 'Abrir el reporte (PDF)',
  'visitor.readReport': 'Leer el reporte',
  'visitor.viewSticker': 'Ver y compartir la etiqueta',
  'visitor.verify': 'Verificar',
  'visitor.download': 'Descargar',
  'visitor.back': 'Ninguna fuente tenía registros: te devolvemos el dinero',
  'visitor.backText':
    'El reporte del {vehicle} dice dónde buscamos. Tus {price} regresan por donde pagaste; el banco puede tardar hasta diez días en mostrarlo.',
  'visitor.failedBack':
    'Nuestras fuentes no conocen este auto, o no contestaron. Tus {price} regresan por donde pagaste; el banco puede tardar hasta diez días en mostrarlo.',
  'visitor.used': 'Ninguna fuente tenía registros, y su crédito ya se usó',
  'visitor.usedText':
    'El reporte del {vehicle} dice dónde buscamos. Su crédito volvió a tu cuenta y se usó para otro vehículo, así que no hay nada que reembolsar. ¿No es así? Escríbenos.',
  'visitor.failedUsed':
    'Su crédito quedó en tu cuenta y se usó para otro vehículo, así que no hay nada que reembolsar. ¿No es así? Escríbenos.',
  'visitor.receipt.tax': 'Incluye {name} ({rate} %)',
  'visitor.receipt.refunded': 'Reembolsado',
  'visitor.creditNote': 'Nota de crédito {note} (PDF)',
  'visitor.empty': 'Ninguna fuente tenía registros: tu crédito regresó',
  'visitor.emptyText':
    'El reporte del {vehicle} dice dónde buscamos. El crédito te espera en tu cuenta: úsalo para otro auto o pide que te devolvamos el dinero.',
  'visitor.failed.sticker': 'Está pagado, pero la etiqueta no se pudo hacer',
  'visitor.failed.report': 'Está pagado, pero no había nada que reportar',
  'visitor.failedText.sticker':
    'Tu crédito no se gastó y te espera en tu cuenta. Inténtalo desde ahí, o escríbenos y revisamos este auto.',
  'visitor.failedText.report':
    'Nuestras fuentes no conocen este auto, o no contestaron. Tu crédito no se gastó y te espera en tu cuenta: úsalo para otro auto o pide que te devolvamos el dinero.',
  'visitor.credits.sticker':
    '{count, plural, one {Ya tienes tu crédito de etiqueta} other {Ya tienes tus # créditos de etiqueta}}',
  'visitor.credits.report':
    '{count, plural, one {Ya tienes tu crédito de reporte} other {Ya tienes tus # créditos de reporte}}',
  'visitor.credits.global': '{count, plural, one {Ya tienes tu crédito} other {Ya tienes tus # créditos}}',
  'visitor.unlimited': 'Tu plan ya está activo',
  'visitor.unlimitedText': 'Haz un documento cuando lo necesites: lo paga tu plan.',
  'visitor.creditsText':
    '{count, plural, one {Te espera en tu cuenta y no caduca.} other {Te esperan en tu cuenta y no caducan.}}',
  'visitor.creditsKept':
    '{count, plural, one {Está guardado con tu correo y no caduca.} other {Están guardados con tu correo y no caducan.}}',
  'visitor.creditsFor': 'Venías por un {vehicle}. Para usar tu crédito, entra a tu cuenta o crea una abajo.',
  'visitor.creditsVin': 'El primero puede ser para {vehicle}. Para usarlo, entra a tu cuenta o crea una abajo.',
  'visitor.use.sticker': 'Hacer una etiqueta',
  'visitor.use.report': 'Pedir un reporte',
  'visitor.toAccount': 'Ir a mi cuenta',
  'visitor.offer': 'Crea una cuenta',
  'visitor.offerText':
    'Ten tus documentos, créditos y facturas en un solo lugar. Te enviaremos un enlace para elegir una contraseña.',
  'visitor.offerMake': 'Crear una cuenta',
  'visitor.offerSending': 'Enviando…',
  'visitor.next': 'Qué sigue',
  'visitor.next.receipt': 'El recibo va en camino a tu correo.',
  'visitor.next.account': 'El enlace del recibo abre esta página durante 90 días. No necesitas una cuenta.',
  'visitor.next.left': '{count, plural, one {Te queda # crédito más} other {Te quedan # créditos más}} en tu cuenta.',
  'visitor.next.renews': 'El plan se renueva el {day} por {price}. Te avisamos antes y lo cancelas en dos clics.',
  'visitor.receipt': 'Tu pedido',
  'visitor.receipt.number': 'Número',
  'visitor.receipt.plan': 'Plan',
  'visitor.receipt.vehicle': 'Auto',
  'visitor.receipt.discount': 'Cupón {code}',
  'visitor.receipt.unused': 'Parte no usada de «{plan}»',
  'visitor.receipt.paid': 'Pagado',
  'visitor.receipt.price': 'Precio',
  'visitor.invoice': 'Abrir la factura (PDF)',
};
