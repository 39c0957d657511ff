import type { FileAnswer, FileRegistry } from '../../store/state/file-registry.ts'

/** Types that a browser shows without running any of their contents. */
const shownInline = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Opens the file of an answer in a new tab; one of a type that could run scripts is downloaded instead. */
export async function openFile(files: FileRegistry, answer: FileAnswer): Promise<void> {
  const blob = await files.read(answer)
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([blob], { type: answer.mediaType }))
  if (shownInline.has(answer.mediaType)) link.target = '_blank'
  else link.download = answer.name
  link.rel = 'noopener'
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
