import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ShownPin } from '../../../contract/case-question.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { pinnedFile } from '../../cases/pinned-file.ts'
import { pinKey } from '../../cases/question-pins.ts'
import type { RecordOfSection } from '../../cases/question-pins.ts'
import { ShownFile } from '../../cases/ShownFile.tsx'
import { usePinTitle } from '../../cases/use-pin-title.ts'
import { usePublished } from '../../forms/published-context.ts'
import { useSectionAddress } from '../../sections/use-section-address.ts'

interface AskedAboutProps {
  readonly pins: readonly ShownPin[]
  /** Leads to a field of the case's own form. */
  readonly onField: (pointer: string) => void
}

/** What a question is about, each a link to where its owner corrects it. */
export function AskedAbout({ pins, onField }: AskedAboutProps) {
  const text = useText()
  const id = useId()
  const published = usePublished()
  const shown = pins.filter((pin) => 'field' in pin || published.has(pin.section))
  if (shown.length === 0) return null
  return (
    <div>
      <Typography id={id} variant="body2">
        {text('portal.cases.asks-about')}
      </Typography>
      <List aria-labelledby={id}>
        {shown.map((pin) => (
          <li key={pinKey(pin)}>
            <LoadingBoundary fallback={<Skeleton width={180} />}>
              {'field' in pin ? <FieldLink pin={pin} onField={onField} /> : <RecordLink pin={pin} />}
            </LoadingBoundary>
          </li>
        ))}
      </List>
    </div>
  )
}

type FieldOfCase = Extract<ShownPin, { field: string }>

function FieldLink({ pin, onField }: { readonly pin: FieldOfCase; readonly onField: AskedAboutProps['onField'] }) {
  return (
    <MuiLink component="button" type="button" variant="body1" onClick={() => onField(pin.field)} sx={linkStyle}>
      {usePinTitle(pin)}
    </MuiLink>
  )
}

function RecordLink({ pin }: { readonly pin: RecordOfSection }) {
  const file = pinnedFile(pin)
  return (
    <>
      <MuiLink component={Link} to={useSectionAddress(pin.section, pin.record)} sx={linkStyle}>
        <BreakableText>{usePinTitle(pin)}</BreakableText>
      </MuiLink>
      {file && (
        <div>
          <ShownFile file={file} page={pin.page?.number} />
        </div>
      )}
    </>
  )
}

/** As high as a finger needs. */
const linkStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 32, textAlign: 'start' } as const

const List = styled('ul')(({ theme }) => ({ margin: 0, paddingInlineStart: theme.spacing(2.5) }))
