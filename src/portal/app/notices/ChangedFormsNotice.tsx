import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormsChanged } from '../../api/changed-forms.ts'
import { NoticeBar } from './notice-bar.ts'

/**
 * Says that an administrator has published other forms since the page was loaded: what is sent is checked by those, so
 * a refusal may be about a field that this page does not have (ADM-06).
 */
export function ChangedFormsNotice() {
  const text = useText()
  const isChanged = useFormsChanged()
  return (
    <Region aria-live="polite">
      {isChanged && (
        <Notice as="span">
          <span>{text('portal.forms-changed')}</span>
          <Button color="inherit" variant="outlined" size="small" onClick={() => window.location.reload()}>
            {text('portal.error.reload')}
          </Button>
        </Notice>
      )}
    </Region>
  )
}

const Region = styled('output')({ display: 'block' })

const Notice = styled(NoticeBar)({
  background: 'var(--mui-palette-primary-soft)',
  borderBlockStart: '2px solid var(--mui-palette-primary-main)',
})
