/** Whether a point lies in the shape. The tiles of design/tiles.svg, 96 by 96, as far as mails use them. */
export type Shape = (x: number, y: number) => boolean

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom
export const anyOf =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y))
export const disc =
  (centerX: number, centerY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centerX, y - centerY) <= radius
export const diamond =
  (centerX: number, centerY: number, radius: number): Shape =>
  (x, y) =>
    Math.abs(x - centerX) + Math.abs(y - centerY) <= radius
export const ring = (round: boolean, centerX: number, centerY: number, radius: number): Shape => {
  const form = round ? disc : diamond
  const [outer, inner] = [form(centerX, centerY, radius + 1), form(centerX, centerY, radius - 1)]
  return (x, y) => outer(x, y) && !inner(x, y)
}

/** A square with its corners cut to this radius. */
export const roundedSquare =
  (size: number, radius: number): Shape =>
  (x, y) => {
    const [dx, dy] = [Math.max(radius - x, x - size + radius, 0), Math.max(radius - y, y - size + radius, 0)]
    return Math.hypot(dx, dy) <= radius
  }

export const houses = {
  left: anyOf(box(14, 44, 37, 78), box(18, 38, 34, 78), box(23, 32, 29, 78)),
  middle: anyOf(box(35, 36, 64, 78), box(39, 29, 61, 78), box(43, 22, 57, 78), box(47, 16, 53, 78)),
  right: anyOf(box(64, 47, 83, 78), box(68, 41, 78, 78), box(69, 37, 77, 78)),
  windows: anyOf(
    box(41, 40, 48, 49),
    box(52, 40, 59, 49),
    box(46, 62, 54, 78),
    box(46, 27, 54, 33),
    box(20, 49, 25, 56),
    box(29, 49, 33, 56),
    box(20, 62, 25, 69),
    box(70, 51, 76, 59),
    box(70, 64, 76, 72),
  ),
}

export const cup = {
  steam: anyOf(box(36, 20, 40, 34), box(48, 20, 52, 34)),
  bowl: anyOf(box(25, 41, 64, 56), (x, y) => y >= 56 && anyOf(disc(40, 56, 15), disc(49, 56, 15), box(40, 56, 49, 71))(x, y)),
  handle: (x: number, y: number) => x >= 62 && disc(65, 55, 10.5)(x, y) && !disc(65, 55, 5.5)(x, y),
  band: box(25, 47, 64, 53),
  saucer: box(20, 74, 70, 79),
}
