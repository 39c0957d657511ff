import { useRef, useState } from 'react'
import type { AdminAward, AwardsFound } from '../../../../contract/admin-awards.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { FoundPage } from '../FoundPage.tsx'
import { AwardDialog } from './AwardDialog.tsx'
import { awardsAddress } from './awards-address.ts'
import { FoundAwardTable } from './FoundAwardTable.tsx'
import type { AwardAction } from './FoundAwardTable.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface FoundAwardsProps {
  readonly found: AwardsFound
  readonly search: URLSearchParams
  readonly onGo: (search: URLSearchParams) => void
  /** The list has to be read again. */
  readonly onChanged: () => void
}

/** What is done with which award. */
interface ChosenAward {
  readonly action: AwardAction
  readonly award: AdminAward
}

/** A page of the points that are sought. */
export function FoundAwards({ found, search, onGo, onChanged }: FoundAwardsProps) {
  const text = useText()
  const countRef = useRef<HTMLOutputElement>(null)
  const [chosen, setChosen] = useState<ChosenAward>()
  const { items, total, page, pages } = found
  const kind = awardsAddress.isNarrowed(search) ? 'none-such' : 'none'
  const close = () => setChosen(undefined)
  return (
    <>
      <FoundPage
        count={text('portal.awards.count', { count: total })}
        countRef={countRef}
        page={page}
        pages={pages}
        onPage={(next) => onGo(awardsAddress.onPage(search, next))}
      >
        {items.length === 0 ? (
          <EmptyState title={text(`portal.awards.${kind}`)} text={text(`portal.awards.${kind}-text`)} />
        ) : (
          <FoundAwardTable awards={items} onAct={(action, award) => setChosen({ action, award })} />
        )}
      </FoundPage>
      {chosen?.action === 'correct' && <AwardDialog award={chosen.award} onSaved={onChanged} onClose={close} />}
      {chosen?.action === 'withdraw' && (
        <WithdrawDialog
          award={chosen.award}
          onWithdrawn={() => {
            close()
            onChanged()
            // The row that had the focus is gone.
            countRef.current?.focus()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
