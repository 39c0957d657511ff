import { useState } from 'react'
import Avatar from '@mui/material/Avatar'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFetchedUrl } from '../../api/use-fetched-url.ts'
import { useLanguages } from '../../language/use-languages.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useLogout } from '../../session/use-logout.ts'
import { useOpenAccount } from '../../session/use-open-account.ts'
import { useOtherAccounts } from './use-other-accounts.ts'

/** Shows who is logged in; links to their profile and settings; logs out. */
export function AccountMenu() {
  const text = useText()
  const user = useUser()
  const logout = useLogout()
  const { offers, current, choose } = useLanguages()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const others = useOtherAccounts(anchor !== undefined)
  const { open } = useOpenAccount()
  const close = () => setAnchor(undefined)
  const name = user.name === '' ? user.email : user.name
  return (
    <>
      <IconButton
        aria-label={text('portal.account.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Portrait name={name} />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { sx: listStyle } }}
      >
        <Person role="none">
          <strong>
            <BreakableText>{name}</BreakableText>
          </strong>
          {name !== user.email && (
            <span>
              <BreakableText>{user.email}</BreakableText>
            </span>
          )}
        </Person>
        <Divider aria-hidden="true" />
        {profileSummary(user) && (
          <MenuItem component={Link} to="/profile" onClick={close}>
            {text('portal.profile.title')}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/settings" onClick={close}>
          {text('portal.settings.title')}
        </MenuItem>
        {offers.length > 1 && <Divider aria-hidden="true" />}
        {offers.length > 1 &&
          offers.map(({ language, name: title }) => (
            <MenuItem
              key={language}
              role="menuitemradio"
              aria-checked={language === current}
              selected={language === current}
              lang={language}
              onClick={() => {
                choose(language)
                close()
              }}
            >
              {title}
            </MenuItem>
          ))}
        {offers.length > 1 && <Divider aria-hidden="true" />}
        <MenuItem
          onClick={() => {
            // An open menu hides the page, also from screen readers, while the call is made.
            close()
            void logout()
          }}
        >
          {text('portal.logout')}
        </MenuItem>
        {/* They are read once the menu is open: what is above them must not move under the pointer. */}
        {others.length > 0 && <Divider aria-hidden="true" />}
        {others.map((account) => (
          <MenuItem
            key={account.id}
            sx={otherStyle}
            onClick={() => {
              close()
              void open(account)
            }}
          >
            <BreakableText>{account.title}</BreakableText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function Portrait({ name }: { readonly name: string }) {
  const picture = profileSummary(useUser())?.picture ?? null
  const url = useFetchedUrl(picture)
  return (
    <Avatar sx={portraitStyle} {...(url !== undefined && { src: url })} alt="">
      {name.charAt(0).toUpperCase()}
    </Avatar>
  )
}

const portraitStyle = {
  width: 40,
  height: 40,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const

/** One width, whatever arrives in it. */
const listStyle = { width: 280, maxWidth: '100%' } as const

/** A firm's name may be long. */
const otherStyle = { whiteSpace: 'normal' } as const

const Person = styled('li')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(1, 2, 1.5),
  '& > *': { minWidth: 0 },
  '& > span': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
}))
