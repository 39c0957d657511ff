/** Decodes a PDF from a response in base64. */
export function pdfFromBase64(text: string): Blob {
  const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'application/pdf' })
}
