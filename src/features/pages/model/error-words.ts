import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxBlocks } from '#features/pages/blocks/block.ts'
import { maxContentItems } from './content-item.ts'

export const errorWords = defineMessages({
  slug_reserved: { nl: 'Dit adres is al van een vaste pagina. Kies een ander.', en: 'This address belongs to a fixed page. Choose another one.' },
  slug_taken: { nl: 'Een andere pagina heeft dit adres al', en: 'Another page has this address already' },
  invalid_slug: { nl: 'Gebruik alleen kleine letters, cijfers en streepjes', en: 'Use small letters, digits and hyphens only' },
  unknown_block: { nl: 'Dit soort blok kennen we niet', en: 'We do not know this kind of block' },
  block_invalid: { nl: 'Iets in dit blok klopt niet', en: 'Something in this block is not right' },
  block_blank: { nl: 'Hier ontbreekt nog iets', en: 'Something is still missing here' },
  block_too_long: { nl: 'Deze tekst is te lang', en: 'This text is too long' },
  block_too_many: { nl: 'Dit zijn er te veel', en: 'These are too many' },
  block_too_few: { nl: 'Voeg er minstens één toe', en: 'Add at least one' },
  block_link: {
    nl: 'Deze link kunnen we niet gebruiken. Begin met https://, mailto:, tel: of een / van deze site.',
    en: 'We cannot use this link. Begin with https://, mailto:, tel: or a / of this site.',
  },
  block_no_pictures: {
    nl: 'In deze tekst kan geen afbeelding staan. Zet er een blok met een foto onder.',
    en: 'This text cannot hold a picture. Put a block with a photo below it.',
  },
  too_many_blocks: { nl: `Een pagina heeft hoogstens ${maxBlocks} blokken`, en: `A page has at most ${maxBlocks} blocks` },
  too_many_pages: {
    nl: `Er zijn al ${maxContentItems} pagina’s. Haal er eerst een weg.`,
    en: `There are ${maxContentItems} pages already. Remove one first.`,
  },
  no_blocks: { nl: 'Zet eerst iets op de pagina', en: 'Put something on the page first' },
  standing_stays: {
    nl: 'Deze pagina moet elke website hebben. Je kunt de tekst veranderen.',
    en: 'Every website must have this page. You can change its text.',
  },
  home_stays: { nl: 'De startpagina kan niet weg', en: 'The home page cannot go' },
  in_the_past: { nl: 'Kies een moment dat nog komt', en: 'Choose a moment that is still to come' },
  not_scheduled: { nl: 'Deze pagina staat niet ingepland', en: 'This page is not scheduled' },
  not_published: { nl: 'Deze pagina staat niet online', en: 'This page is not online' },
  preview_over: { nl: 'Deze link om mee te kijken is verlopen.', en: 'This link to look along is over.' },
  block_twice: { nl: 'Een pagina heeft hoogstens één formulier en één kaart', en: 'A page has at most one form and one map' },
  two_openings: { nl: 'Een pagina heeft hoogstens één opening', en: 'A page has at most one opening' },
})
