import { defineMessages } from '#kernel/i18n/messages.ts'

export const checkWords = defineMessages({
  valid: { nl: 'Dit bewijs klopt', en: 'This certificate is genuine' },
  validText: {
    nl: ({ center }: { center: string }) => `${center} gaf dit bewijs aan iemand die de hele workshop deed.`,
    en: ({ center }: { center: string }) => `${center} gave this certificate to somebody who did the whole workshop.`,
  },
  withdrawn: { nl: 'Dit bewijs is ingetrokken', en: 'This certificate has been withdrawn' },
  withdrawnText: {
    nl: ({ day }: { day: string }) => `Het geldt niet meer sinds ${day}.`,
    en: ({ day }: { day: string }) => `It has not been valid since ${day}.`,
  },
  workshop: { nl: 'Workshop', en: 'Workshop' },
  issued: { nl: 'Gegeven op', en: 'Given on' },
  askName: { nl: 'Is het van degene voor je?', en: 'Does it belong to the person before you?' },
  askNameText: {
    nl: 'De naam staat hier niet. Typ de naam die op het papier staat, dan zeggen we of die klopt.',
    en: 'The name is not shown here. Type the name on the paper, and we say whether it is right.',
  },
  name: { nl: 'Naam op het bewijs', en: 'Name on the certificate' },
  press: { nl: 'Controleer de naam', en: 'Check the name' },
  right: { nl: 'Ja, dit bewijs is van deze persoon.', en: 'Yes, this certificate belongs to this person.' },
  wrong: {
    nl: 'Nee, op dit bewijs staat een andere naam. Kijk of je hem precies overtypte.',
    en: 'No, this certificate has another name. Check that you typed it exactly.',
  },
  empty: { nl: 'Vul de naam in die op het bewijs staat.', en: 'Fill in the name on the certificate.' },
  noName: { nl: 'De naam van dit bewijs bewaren we niet meer.', en: 'We no longer keep the name of this certificate.' },
})
