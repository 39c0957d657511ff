export function SectionPage(_: { readonly document: string; readonly onCreated?: () => void }) {
  return null
}
