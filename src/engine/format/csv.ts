/** Without it spreadsheets do not read UTF-8. */
const byteOrderMark = '\uFEFF'

/** Lines of cells as comma-separated values (RFC 4180). */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const quotedLines = lines.map((line) => line.map(quoted).join(','))
  return `${byteOrderMark}${quotedLines.join('\r\n')}\r\n`
}

/** An apostrophe before what spreadsheets run as a formula makes it a text (OWASP, “CSV injection”). */
export const harmlessCell = (shown: string): string => (/^[=+\-@\t\r\n]/.test(shown) ? `'${shown}` : shown)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
