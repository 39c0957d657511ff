export function TabbedSections(_: { readonly page: unknown }) {
  return null
}
