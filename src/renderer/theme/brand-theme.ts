/** The contents of a tenant's theme.json. Everything has a default. */
export interface BrandTheme {
  /** By colour name (primary, secondary, accent, error, info, success, warning), `#rrggbb`. */
  readonly colors?: Readonly<Record<string, string>>
  /** By where the text is (page, or on the colour of that name), `#rrggbb`. */
  readonly inks?: Readonly<Record<string, string>>
  readonly typography?: { readonly fontFamily?: string; readonly headingFontFamily?: string }
  /** Corner radius of controls in px; surfaces are rounder in proportion. */
  readonly shape?: { readonly radius?: number }
}
