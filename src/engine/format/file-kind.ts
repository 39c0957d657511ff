/** The common name of a file's type: `PDF`, `DOCX`; empty when neither its content type nor its name shows it. */
export function fileKind({ name, mediaType }: { readonly name: string; readonly mediaType: string }): string {
  const declared = /^(?:image|application)\/(jpeg|png|gif|webp|pdf)$/.exec(mediaType)?.[1]
  return (declared ?? /\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '').toUpperCase()
}
