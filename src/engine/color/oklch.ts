import type { Rgb } from './rgb.ts'

/**
 * A colour in OKLCH, where equal steps of lightness look equal and a darker shade keeps its hue.
 * Lightness 0 to 1, chroma from 0 (grey) to about 0.32, hue in degrees.
 */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** The matrices are from Björn Ottosson's definition of OKLab. */
export function toOklch(color: Rgb): Oklch {
  const [red, green, blue] = [toLinear(color.red), toLinear(color.green), toLinear(color.blue)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The nearest sRGB colour: if a screen cannot show the colour, chroma is reduced before hue or lightness change. */
export function fromOklch(color: Oklch): Rgb {
  const exact = convert(color)
  if (isShown(exact)) return exact
  let [shown, hidden] = [0, color.chroma]
  for (let step = 0; step < 12; step += 1) {
    const middle = (shown + hidden) / 2
    if (isShown(convert({ ...color, chroma: middle }))) shown = middle
    else hidden = middle
  }
  return convert({ ...color, chroma: shown })
}

/** The linear light of a channel, as WCAG and OKLab both define it. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function convert({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  }
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

function isShown(color: Rgb): boolean {
  return [color.red, color.green, color.blue].every((channel) => channel >= -0.0005 && channel <= 1.0005)
}
