import sprite from '#design/tile/tiles.svg?url'

/** The row of gables the footer begins with, in the footer's colour. */
export function Skyline() {
  return (
    <svg className="skyline" aria-hidden="true">
      <use href={`${sprite}#skyline`} />
    </svg>
  )
}
