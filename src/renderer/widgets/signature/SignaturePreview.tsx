import { styled } from '@mui/material/styles'
import type { FileAnswer, FileRegistry } from '../../store/state/file-registry.ts'
import { useFileAnswerUrl } from '../file/use-file-answer-url.ts'

export interface SignaturePreviewProps {
  readonly files: FileRegistry
  readonly answer: FileAnswer
  readonly name: string
}

/** A signature as it will appear on paper, or its placeholder until it loads. */
export function SignaturePreview({ files, answer, name }: SignaturePreviewProps) {
  const url = useFileAnswerUrl(files, answer)
  return <Paper>{url !== undefined && <img src={url} alt={name} />}</Paper>
}

const Paper = styled('span')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  width: 168,
  maxWidth: '45%',
  height: 64,
  borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.7)`,
  background: '#fff',
  boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.divider}`,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
}))
