import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatDate } from '../../engine/format/format-date.ts'
import { AlertBanner } from '../feedback/AlertBanner.tsx'
import { BreakableText } from '../texts/BreakableText.tsx'
import { useLanguage, useText } from '../texts/use-text.ts'
import type { DraftOffer } from './draft-offer.ts'
import type { LostAnswer } from './restore-draft.ts'

export interface DraftBannerProps {
  readonly keeping: DraftOffer
  /** Called after the offer was taken up or discarded. */
  readonly onChosen: () => void
}

/** Shows a draft's state: the offer, or what was not restored. */
export function DraftBanner({ keeping, onChosen }: DraftBannerProps) {
  const { offer, lost } = keeping
  const text = useText()
  const when = useMoment(offer?.savedAt)
  const choose = (act: () => void) => () => {
    act()
    onChosen()
  }
  if (!offer) {
    if (!lost) return null
    if (lost.length > 0) return <LostAnswers lost={lost} />
    return <AlertBanner kind="success">{text('renderer.drafts.restored')}</AlertBanner>
  }
  return (
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
  )
}

function LostAnswers({ lost }: { readonly lost: readonly LostAnswer[] }) {
  const text = useText()
  const named = ({ title, answer }: LostAnswer) => (answer === '' ? title : `${title}: ${answer}`)
  const list = (why: LostAnswer['why']) => {
    const answers = lost.filter((answer) => answer.why === why)
    return (
      answers.length > 0 && (
        <>
          <p>{text(`renderer.drafts.lost.${why}`)}</p>
          <ul>
            {answers.map((answer) => (
              <li key={named(answer)}>
                <BreakableText>{named(answer)}</BreakableText>
              </li>
            ))}
          </ul>
        </>
      )
    )
  }
  return (
    <AlertBanner kind="warning">
      <Notice>
        <p>{text('renderer.drafts.restored')}</p>
        {list('unasked')}
        {list('file')}
      </Notice>
    </AlertBanner>
  )
}

/** A date and time in the reader's time zone: `1st January 2026, 10:15`. */
function useMoment(milliseconds: number | undefined): string {
  const language = useLanguage()
  if (milliseconds === undefined) return ''
  const moment = new Date(milliseconds)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${formatDate(date, language)}, ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  '& > span': { display: 'flex', gap: theme.spacing(1) },
}))

const Notice = styled('div')({
  '& p': { margin: 0 },
  '& p + p, & ul + p': { marginTop: 4 },
  '& ul': { margin: '2px 0 0', paddingLeft: 20 },
})
