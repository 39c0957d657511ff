import { styled } from '@mui/material/styles'
import type { DeskEvidence } from '../../../../contract/desk-evidence.ts'
import { filePath } from '../../../../contract/file-transfer.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useFetchedUrl } from '../../../api/use-fetched-url.ts'
import { useOpenCase } from '../../../cases/open-case.ts'
import { Panel } from '../../../cases/Panel.tsx'
import { languageName } from '../../../language/language-name.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** What the owner agreed to and proved when they submitted: what, when, in which language, and the signature. */
export function EvidencePanel({ assured }: { readonly assured: readonly DeskEvidence[] }) {
  const text = useText()
  if (assured.length === 0) return null
  return (
    <Panel title={text('portal.desk.evidence')}>
      <List>
        {assured.map((one) => (
          <li key={one.id}>
            <Evidence {...one} />
          </li>
        ))}
      </List>
    </Panel>
  )
}

function Evidence({ title, text: words, at, language, reworded, how, picture }: DeskEvidence) {
  const text = useText()
  const reader = useLanguage()
  const { instant } = useFormats()
  return (
    <>
      <header>
        <strong>{title}</strong>
        {reworded && <Chip>{text('portal.desk.evidence-reworded')}</Chip>}
      </header>
      {words !== '' && (
        <p>
          <BreakableText>{words}</BreakableText>
        </p>
      )}
      <small>
        {instant(at)}
        {language !== null &&
          ` · ${text('portal.desk.evidence-language', { language: languageName(language, reader) })}`}
        {how !== null && ` · ${how}`}
      </small>
      {picture && <Signature id={picture.id} />}
    </>
  )
}

/** The picture of the signature; nothing for staff who may not open files of profiles, and once it is erased. */
function Signature({ id }: { readonly id: string }) {
  const text = useText()
  const { view } = useOpenCase()
  const url = useFetchedUrl(filePath(id))
  if (url === undefined) return null
  return <Paper src={url} alt={text('portal.desk.evidence-signature', { name: view.owner.name })} />
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& small': { ...theme.typography.caption, display: 'block', color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: theme.spacing(0.5, 0), whiteSpace: 'pre-wrap' },
}))

/** Signatures are dark ink on nothing, so that they need a light ground. */
const Paper = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: 'min(100%, 280px)',
  maxHeight: 120,
  marginTop: theme.spacing(1),
  padding: theme.spacing(1),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.common.white,
}))
