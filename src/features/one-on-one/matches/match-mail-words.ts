import { defineMessages } from '#kernel/i18n/messages.ts'

/** No name and no word of anybody, because mails are read over shoulders and forwarded (decisions 58). */
export const matchMailWords = defineMessages({
  look: { nl: 'Bekijk het', en: 'Look at it' },
  readAndChoose: { nl: 'Lees het en kies', en: 'Read it and choose' },
  readMessage: { nl: 'Lees het bericht', en: 'Read the message' },
  answer: { nl: 'Geef antwoord', en: 'Answer' },

  proposedSubject: { nl: 'Er is iemand voor jou', en: 'There is somebody for you' },
  proposedText: {
    nl: 'Iemand wil met je kennismaken. Op de pagina lees je meer. Wil je niet? Dat is goed. Je hoeft niet te zeggen waarom.',
    en: 'Somebody would like to get to know you. The page tells you more. Would you rather not? That is fine. You need not say why.',
  },
  proposedCenterSubject: { nl: 'Kijk eerst naar dit antwoord', en: 'Look at this answer first' },
  proposedCenterText: {
    nl: 'Iemand gaf antwoord op een hulpvraag. Kijk of het goed is, dan krijgt de ander het te lezen.',
    en: 'Somebody answered a request for help. See whether it is fine, then the other gets to read it.',
  },
  centerActs: {
    nl: 'Iemand zonder account is aan de beurt. Bel, en vul het antwoord in.',
    en: 'It is the turn of somebody without an account. Call them, and fill in the answer.',
  },

  meetSubject: { nl: 'De ander wil kennismaken. Jij ook?', en: 'The other would like to meet. Would you?' },
  meetText: {
    nl: 'De ander zei ja. Op de pagina kies je of jij ook wilt.',
    en: 'The other said yes. On the page you choose whether you would like to as well.',
  },
  meetBothSubject: { nl: 'Jullie willen allebei kennismaken', en: 'You would both like to meet' },
  meetBothText: {
    nl: 'Jullie kunnen nu met elkaar schrijven op de pagina. De coördinator kijkt mee.',
    en: 'You can now write to each other on the page. The coordinator reads along.',
  },

  agreedSubject: { nl: 'De ander is akkoord. Jij ook?', en: 'The other has agreed. Have you?' },
  agreedText: {
    nl: 'Zeg op de pagina of jij ook akkoord bent, en wat de ander van jou mag lezen.',
    en: 'Say on the page whether you agree as well, and what the other may read of you.',
  },
  matchedSubject: { nl: 'Jullie zijn allebei akkoord', en: 'You have both agreed' },
  matchedText: {
    nl: 'Op de pagina staat hoe je de ander kunt bereiken. Na twee weken vragen we hoe het gaat.',
    en: 'The page says how you can reach the other. After two weeks we ask how it is going.',
  },

  messageSubject: { nl: 'Je hebt een bericht', en: 'You have a message' },
  messageText: {
    nl: 'Er is een bericht voor je bij een-op-een hulp. Om jullie te beschermen staat het niet in deze mail.',
    en: 'There is a message for you in one-to-one help. To protect you both it is not in this email.',
  },

  endedSubject: { nl: 'Dit gaat niet door', en: 'This does not go on' },
  endedText: {
    nl: 'Een-op-een hulp gaat niet door of is gestopt. Dat kan, en niemand hoeft te zeggen waarom. Wil je erover praten? Bel ons.',
    en: 'One-to-one help does not go on or has ended. That can be, and nobody needs to say why. Would you like to talk about it? Call us.',
  },
  endingSubject: { nl: 'Over twee weken stopt jullie afspraak', en: 'Your arrangement ends in two weeks' },
  endingText: {
    nl: 'Hoe was het? Vertel het ons op de pagina. Wil je doorgaan? Bel ons dan.',
    en: 'How was it? Tell us on the page. Would you like to go on? Then call us.',
  },

  checkInSubject: { nl: 'Hoe gaat het?', en: 'How is it going?' },
  checkInText: {
    nl: 'Eén druk op de knop is genoeg. Alleen de coördinator ziet wat je zegt.',
    en: 'One press is enough. Only the coordinator sees what you say.',
  },
  checkInAgainText: {
    nl: 'We vroegen het vorige week ook. Eén druk op de knop is genoeg. Alleen de coördinator ziet wat je zegt.',
    en: 'We asked last week as well. One press is enough. Only the coordinator sees what you say.',
  },

  reportedSubject: { nl: 'Vandaag: iemand heeft een gesprek gemeld', en: 'Today: somebody reported a conversation' },
  reportedText: {
    nl: 'Bij een-op-een hulp meldde iemand een gesprek. Het is stilgezet. Kijk er vandaag naar en bel.',
    en: 'In one-to-one help somebody reported a conversation. It has been stopped. Look at it today and call.',
  },
})
