import { styled } from '@mui/material/styles'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'

/** Why files were refused: everything wrong in them, each with its file, or its place in the settings. */
export function FileProblems({ failure }: { readonly failure: ApiError }) {
  const text = useText()
  const { message, errors } = failure
  // In the words of forms, something is marked at their fields.
  const isOfForm = errors.some(({ pointer }) => pointer !== '/file')
  return (
    <AlertBanner kind="error">
      {isOfForm ? text('portal.exchange.wrong-file') : message}
      {errors.some((error) => error.message !== message) && (
        <Problems>
          {errors.map((error) => (
            <li key={`${error.pointer} ${error.message}`}>
              {error.pointer !== '/file' && <code>{error.pointer}</code>} {error.message}
            </li>
          ))}
        </Problems>
      )}
    </AlertBanner>
  )
}

const Problems = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.75, 0, 0),
  paddingLeft: theme.spacing(2.5),
}))
