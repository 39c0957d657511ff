/** A colour in sRGB; each channel 0 to 1. */
export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
const longHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** Parses `#rgb` or `#rrggbb`; undefined for anything else, because an administrator may have typed the text. */
export function parseColor(text: string): Rgb | undefined {
  const long = longHex.exec(text.trim())
  if (long) return fromHex(long[1], long[2], long[3])
  const short = shortHex.exec(text.trim())
  return short ? fromHex(`${short[1]}${short[1]}`, `${short[2]}${short[2]}`, `${short[3]}${short[3]}`) : undefined
}

/** The colour as `#rrggbb`. */
export function formatColor({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map(hexChannel).join('')}`
}

function fromHex(red = '00', green = '00', blue = '00'): Rgb {
  return { red: parseInt(red, 16) / 255, green: parseInt(green, 16) / 255, blue: parseInt(blue, 16) / 255 }
}

function hexChannel(channel: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255)
  return byte.toString(16).padStart(2, '0')
}
