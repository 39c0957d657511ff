export type { PaletteColor } from '@mui/material/styles'

declare module '@mui/material/styles' {
  /** What a brand colour needs besides its fill, so that it stays legible wherever it is used. */
  interface PaletteColor {
    /** The shade for text and icons on surfaces: 4.5:1. */
    readonly text: string
    /** The shade for borders, checked controls and focus rings: 3:1. */
    readonly strong: string
    /** A pale surface in the same hue, on which `text` is legible. */
    readonly soft: string
    /** A dark ground in the same hue, on which white is legible: 8:1. */
    readonly deep: string
  }
  interface SimplePaletteColorOptions {
    readonly text?: string
    readonly strong?: string
    readonly soft?: string
    readonly deep?: string
  }
  interface Palette {
    readonly accent: PaletteColor
    /** Borders of inputs: 3:1 on every surface. */
    readonly control: { readonly border: string; readonly hover: string }
    /** A surface a shade below `background.default`: table heads, read-only fields. */
    readonly sunken: string
  }
  interface PaletteOptions {
    readonly accent?: SimplePaletteColorOptions
    readonly control?: { readonly border: string; readonly hover: string }
    readonly sunken?: string
  }
}
