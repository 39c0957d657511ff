import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { formatDate } from '../../engine/format/format-date.ts'
import { AlertBanner } from '../feedback/AlertBanner.tsx'
import { useLanguage, useText } from '../texts/use-text.ts'
import type { LostAnswer } from './restore-draft.ts'
import type { FormKeeping } from './use-form-keeping.ts'

/** What of a form's keeping concerns a draft that was left behind. */
export type DraftOffer = Pick<FormKeeping, 'offer' | 'lost' | 'takeUp' | 'discardOffer'>

/** Offers what was left behind in a form, and says afterwards what did not come back of it. */
export function DraftNotice({ keeping }: { readonly keeping: DraftOffer }) {
  const { offer, lost } = keeping
  const text = useText()
  const when = useMoment(offer?.savedAt)
  const region = useRef<HTMLDivElement>(null)
  const choose = (act: () => void) => () => {
    act()
    region.current?.focus()
  }
  return (
    <Region ref={region} tabIndex={-1} data-draft-notice>
      {offer && (
        <AlertBanner kind="info">
          <Offer>
            <span>{text('renderer.drafts.offer', { when })}</span>
            <span>
              <Button color="inherit" size="small" variant="outlined" onClick={choose(keeping.takeUp)}>
                {text('renderer.drafts.continue')}
              </Button>
              <Button color="inherit" size="small" onClick={choose(keeping.discardOffer)}>
                {text('renderer.drafts.discard')}
              </Button>
            </span>
          </Offer>
        </AlertBanner>
      )}
      {!offer && lost && lost.length === 0 && (
        <AlertBanner kind="success">{text('renderer.drafts.restored')}</AlertBanner>
      )}
      {!offer && lost && lost.length > 0 && <LostAnswers lost={lost} />}
    </Region>
  )
}

function LostAnswers({ lost }: { readonly lost: readonly LostAnswer[] }) {
  const text = useText()
  const named = ({ title, said }: LostAnswer) => (said === '' ? title : `${title}: ${said}`)
  const list = (why: LostAnswer['why']) => {
    const answers = lost.filter((answer) => answer.why === why)
    return (
      answers.length > 0 && (
        <>
          <p>{text(`renderer.drafts.lost.${why}`)}</p>
          <ul>
            {answers.map((answer) => (
              <li key={named(answer)}>{named(answer)}</li>
            ))}
          </ul>
        </>
      )
    )
  }
  return (
    <AlertBanner kind="warning">
      <Said>
        <p>{text('renderer.drafts.restored')}</p>
        {list('unasked')}
        {list('file')}
      </Said>
    </AlertBanner>
  )
}

/** A moment as people read it, in their own time: `1st January 2026, 10:15`. */
function useMoment(milliseconds: number | undefined): string {
  const language = useLanguage()
  if (milliseconds === undefined) return ''
  const moment = new Date(milliseconds)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${formatDate(date, language)}, ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

const Region = styled('div')(({ theme }) => ({
  '&:not(:empty)': { marginBottom: theme.spacing(2.5) },
  '&:focus': { outline: 'none' },
  '& .MuiAlert-message': { flex: 1 },
}))

const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  '& > span': { display: 'flex', gap: theme.spacing(1) },
}))

const Said = styled('div')({
  '& p': { margin: 0 },
  '& p + p, & ul + p': { marginTop: 4 },
  '& ul': { margin: '2px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' },
})
