/** How a measured form is written, with the prefix of its controls' ids. */
const idPrefixes = {
  /** As shipped. */
  ours: 'root_',
  /** The form of `stock`, as people paste it, in ours. */
  pasted: 'root_',
  /** With MUI's inputs, which the others draw too. */
  'ours-mui': 'root_',
  /** With react-hook-form and MUI. */
  'hand-written': '',
  /** With Formily and MUI. */
  formily: '',
  /** With `@rjsf/core` and `@rjsf/mui`. */
  stock: 'root_',
  /** With the browser's own inputs and no library. */
  plain: '',
} as const

/** The name of a variant is also that of its page. */
export type Variant = keyof typeof idPrefixes

/** The variants that have a page for each size, because their validator is compiled. */
export const compiledVariants = ['ours', 'ours-mui', 'pasted'] as const

/** The variants that have one page for all sizes. */
export const sizelessVariants = ['hand-written', 'formily', 'stock', 'plain'] as const

/** Every variant of the declared form, ours first. */
export const allVariants: readonly Variant[] = ['ours', 'ours-mui', ...sizelessVariants]

/** The id of the control of a field. */
export function controlId(variant: Variant, field: string): string {
  return `${idPrefixes[variant]}${field}`
}

/** The name of the page that shows a form of this size. */
export function pageName(variant: Variant, count: number): string {
  return compiledVariants.some((one) => one === variant) ? `${variant}-${count}` : variant
}
