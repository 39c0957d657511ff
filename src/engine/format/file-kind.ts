/** What kind of file it is, as people call it: `PDF`, `DOCX`; empty where neither its content nor its name says. */
export function fileKind({ name, mediaType }: { readonly name: string; readonly mediaType: string }): string {
  const declared = /^(?:image|application)\/(jpeg|png|gif|webp|pdf)$/.exec(mediaType)?.[1]
  return (declared ?? /\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '').toUpperCase()
}
