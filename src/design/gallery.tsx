import { examples as avatar } from './avatar/avatar.examples.tsx'
import { examples as badge } from './badge/badge.examples.tsx'
import { examples as brandmark } from './brandmark/brandmark.examples.tsx'
import { examples as button } from './button/button.examples.tsx'
import { examples as chart } from './chart/chart.examples.tsx'
import { examples as chip } from './chip/chip.examples.tsx'
import { examples as choice } from './choice/choice.examples.tsx'
import { examples as conversation } from './conversation/conversation.examples.tsx'
import type { Example } from './examples.ts'
import { examples as facts } from './facts/facts.examples.tsx'
import { examples as feedback } from './feedback/feedback.examples.tsx'
import { examples as errorSummary } from './field/error-summary.examples.tsx'
import { examples as field } from './field/field.examples.tsx'
import { examples as pictureField } from './field/picture-field.examples.tsx'
import { examples as searchBar } from './field/search-bar.examples.tsx'
import { examples as fold } from './fold/fold.examples.tsx'
import { examples as form } from './form/form.examples.tsx'
import { examples as frieze } from './frieze/frieze.examples.tsx'
import { examples as icon } from './icon/icon.examples.tsx'
import { examples as link } from './link/link.examples.tsx'
import { examples as map } from './map/pin.examples.tsx'
import { examples as nav } from './nav/nav.examples.tsx'
import { examples as overlay } from './overlay/overlay.examples.tsx'
import { examples as page } from './page/page.examples.tsx'
import { examples as press } from './press/press.examples.tsx'
import { examples as richText } from './rich-text/rich-text.examples.tsx'
import { examples as qr } from './qr/qr.examples.tsx'
import { examples as row } from './row/row.examples.tsx'
import { examples as sign } from './sign/sign.examples.tsx'
import { examples as skyline } from './skyline/skyline.examples.tsx'
import { examples as surface } from './surface/surface.examples.tsx'
import { examples as table } from './table/table.examples.tsx'
import { examples as tile } from './tile/tile.examples.tsx'
import { examples as wall } from '#design/tile-grid/tile-grid.examples.tsx'

/** Every state of every component, by group. */
export const gallery: Record<string, readonly Example[]> = {
  page,
  link,
  button,
  press,
  field,
  errorSummary,
  pictureField,
  searchBar,
  choice,
  chip,
  chart,
  fold,
  badge,
  avatar,
  facts,
  richText,
  row,
  nav,
  table,
  conversation,
  feedback,
  surface,
  overlay,
  brandmark,
  sign,
  qr,
  tile,
  wall,
  form,
  frieze,
  skyline,
  map,
  icon,
}

export function Gallery() {
  return Object.entries(gallery).map(([group, examples]) => (
    <section key={group} id={`group-${group}`} className="rule py-10 grid lg:grid-cols-[13rem_minmax(0,1fr)] gap-x-10 gap-y-5">
      <h2 className="text-xl">{group}</h2>
      <div className="grid gap-8 isolate">
        {examples.map((example) => (
          <div key={example.name}>
            <p className="text-sm text-text-soft mb-2">{example.name}</p>
            {example.render()}
          </div>
        ))}
      </div>
    </section>
  ))
}
