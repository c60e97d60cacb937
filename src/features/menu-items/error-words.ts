import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxLines } from './menu-item.ts'

export const errorWords = defineMessages({
  label_needed: { nl: 'Vul in hoe deze regel heet.', en: 'Enter what this line is called.' },
  page_needed: { nl: 'Kies een pagina van de site.', en: 'Choose a page of the site.' },
  route_needed: { nl: 'Kies een onderdeel van de site.', en: 'Choose a part of the site.' },
  address_needed: { nl: 'Vul een adres in.', en: 'Enter an address.' },
  dead_target: { nl: 'Deze pagina is er niet meer. Kies een andere.', en: 'This page is gone. Choose another one.' },
  route_not_enabled: { nl: 'Dit onderdeel staat op jullie site niet aan.', en: 'This part is not switched on for your site.' },
  menu_link: {
    nl: 'Dit adres kunnen we niet gebruiken. Begin met https://, zonder naam of wachtwoord erin, of vul een mailadres of telefoonnummer in.',
    en: 'We cannot use this address. Begin with https://, without a name or password in it, or enter an email address or a phone number.',
  },
  no_address: { nl: 'Een kopje leidt nergens heen.', en: 'A heading leads nowhere.' },
  circle: { nl: 'Een regel kan niet onder zichzelf staan.', en: 'A line cannot stand under itself.' },
  too_deep: { nl: 'Een menu heeft hoogstens twee lagen.', en: 'A menu has two levels at most.' },
  other_menu: { nl: 'Deze regel staat in een ander menu.', en: 'That line stands in another menu.' },
  too_many_lines: {
    nl: `Dit menu heeft al ${maxLines} regels. Haal er eerst een weg.`,
    en: `This menu has ${maxLines} lines already. Remove one first.`,
  },
  menu_changed: {
    nl: 'Een ander veranderde dit menu intussen. Kijk hoe het nu is en probeer het opnieuw.',
    en: 'Somebody else changed this menu meanwhile. Look how it is now and try again.',
  },
})
