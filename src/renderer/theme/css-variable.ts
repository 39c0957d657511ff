/** A CSS variable of the theme's palette: `paletteVariable('primary', 'text')`. */
export function paletteVariable(...path: readonly string[]): string {
  return `var(--mui-palette-${path.join('-')})`
}

/** A palette colour at an opacity of 0 to 100. */
export function translucent(percent: number, ...path: readonly string[]): string {
  return `color-mix(in srgb, ${paletteVariable(...path)} ${percent}%, transparent)`
}

/** The theme's corner radius times a factor. */
export function radius(factor: number): string {
  return `calc(var(--mui-shape-borderRadius) * ${factor})`
}
