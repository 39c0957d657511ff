import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { styled } from '@mui/material/styles'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { ShownFile } from './ShownFile.tsx'
import { useCaseFilePath } from './use-case-files.ts'
import { useReadParts } from './use-read-parts.ts'

interface GivenInputProps {
  readonly document: CompositeDocument
  readonly input: JsonObject
}

/** What somebody filled in with a transition or an opinion. */
export function GivenInput({ document, input }: GivenInputProps) {
  const read = useReadParts(document)
  const pathOf = useCaseFilePath()
  const parts = read(input).filter(({ text }) => text !== '')
  if (parts.length === 0) return null
  return (
    <Answers>
      {parts.map(({ key, title, text, file }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{file ? <ShownFile file={file} path={pathOf(file)} /> : <BreakableText>{text}</BreakableText>}</dd>
        </div>
      ))}
    </Answers>
  )
}

const Answers = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}))
