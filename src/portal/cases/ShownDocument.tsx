import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { CaseView } from '../../contract/case.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { PdfBody } from '../documents/PdfBody.tsx'
import { usePdf } from '../documents/use-pdf.ts'
import { useOpenCase } from './open-case.ts'

type CaseDocument = Pick<CaseView['documents'][number], 'id' | 'title'>

/** A document of the case, opened where it is listed. */
export function ShownDocument({ document }: { readonly document: CaseDocument }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'portal.desk.file-close' : 'portal.desk.file-open', { name: document.title })}
      </Button>
      {isOpen && <OpenedDocument document={document} />}
    </>
  )
}

function OpenedDocument({ document: { id, title } }: { readonly document: CaseDocument }) {
  const { type, view } = useOpenCase()
  const pdf = usePdf(`cases/${type}/${encodeURIComponent(view.number)}/documents/${encodeURIComponent(id)}`)
  return (
    <Frame>
      <PdfBody pdf={pdf} title={title} />
    </Frame>
  )
}

const Frame = styled('figure')({ margin: 0, width: '100%', maxHeight: '80vh', overflow: 'auto' })
