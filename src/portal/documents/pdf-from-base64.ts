/** What the server sent as a document: a PDF, nothing of the number that was asked for, or what nobody can read. */
export type SentPdf = Blob | 'none' | 'unreadable'

/**
 * Decodes a PDF from a response in base64. Servers with another program answer with nothing, or with a sentence that
 * has the word Invalid, where there is no such document (3§2 Billing).
 */
export function pdfFromBase64(text: string): SentPdf {
  const decoded = decodedFrom(text)
  if (decoded?.startsWith('%PDF-')) {
    const bytes = Uint8Array.from(decoded, (character) => character.codePointAt(0) ?? 0)
    return new Blob([bytes], { type: 'application/pdf' })
  }
  return text.trim() === '' || text.includes('Invalid') ? 'none' : 'unreadable'
}

function decodedFrom(text: string): string | undefined {
  try {
    return atob(text)
  } catch {
    return undefined
  }
}
