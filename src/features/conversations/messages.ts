import { defineMessages } from '#kernel/i18n/messages.ts'

/** What the error codes of conversations say. */
export const errorWords = defineMessages({
  conversation_closed: {
    nl: 'Dit gesprek is afgesloten. Je kunt er niet meer in schrijven.',
    en: 'This conversation has ended. You can no longer write in it.',
  },
  conversation_blocked: {
    nl: 'Dit gesprek is stilgezet. Bel de vrijwilligerscentrale als dat niet klopt.',
    en: 'This conversation has been stopped. Call the volunteer center if that is not right.',
  },
  too_late_to_edit: {
    nl: 'Je kunt een bericht tot 15 minuten na het versturen veranderen.',
    en: 'You can change a message for up to 15 minutes after sending it.',
  },
  message_deleted: { nl: 'Dit bericht is verwijderd.', en: 'This message has been deleted.' },
})

export const messages = defineMessages({
  conversation: { nl: 'Gesprek', en: 'Conversation' },
  writeMessage: { nl: 'Typ je bericht', en: 'Type your message' },
  offline: {
    nl: 'Je hebt geen verbinding. Je bericht staat er nog: verstuur het als je weer online bent.',
    en: 'You are offline. Your message is still here: send it when you are connected again.',
  },
  send: { nl: 'Verstuur', en: 'Send' },
  sending: { nl: 'Bezig…', en: 'Sending…' },
  read: { nl: 'Gelezen', en: 'Read' },
  edited: { nl: 'Aangepast', en: 'Edited' },
  deleted: { nl: 'Dit bericht is verwijderd.', en: 'This message has been deleted.' },
  deleteMessage: { nl: 'Verwijder dit bericht', en: 'Delete this message' },
  deleteForGood: { nl: 'Ja, verwijder voorgoed', en: 'Yes, delete for good' },
  empty: { nl: 'Hier staat nog niets. Schrijf het eerste bericht.', en: 'Nothing here yet. Write the first message.' },
  fromCenter: { nl: 'Vrijwilligerscentrale', en: 'Volunteer center' },
  formerUser: { nl: 'Iemand die er niet meer is', en: 'Somebody who has left' },
  earlier: { nl: 'Toon eerdere berichten', en: 'Show earlier messages' },
  closed: { nl: 'Dit gesprek is afgesloten.', en: 'This conversation has ended.' },
  blocked: { nl: 'Dit gesprek is stilgezet door de vrijwilligerscentrale.', en: 'This conversation has been stopped by the volunteer center.' },
  tooEmpty: { nl: 'Schrijf eerst een bericht.', en: 'Write a message first.' },
})
