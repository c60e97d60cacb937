import sprite from '#design/tile/tiles.svg?url'

/** The row of gables on top of the footer, in the footer's colour. */
export function Skyline() {
  return (
    <svg className="skyline" aria-hidden="true">
      <use href={`${sprite}#skyline`} />
    </svg>
  )
}
