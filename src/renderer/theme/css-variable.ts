/** A CSS variable of the theme's palette: `paletteVariable('primary', 'text')`. */
export function paletteVariable(...path: readonly string[]): string {
  return `var(--mui-palette-${path.join('-')})`
}

/** A palette colour, so much of it (0 to 100) and the rest transparent. */
export function translucent(percent: number, ...path: readonly string[]): string {
  return `color-mix(in srgb, ${paletteVariable(...path)} ${percent}%, transparent)`
}

/** The theme's corner radius times a factor. */
export function radius(factor: number): string {
  return `calc(var(--mui-shape-borderRadius) * ${factor})`
}
