import { useStore } from '@nanostores/preact'
import { toErrorData } from '../../../contract/errors.ts'
import { fetchShare } from '../../api/collections/share.ts'
import { accountFor } from '../../account/account-for.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { showNotice } from '../../shell/notices.ts'
import { sharedErrorText } from './shared-texts.ts'
import { teamWords } from './words.ts'
import { copyText } from '../../kit/copy-text.ts'
import { PinButton } from './pin-button.tsx'

interface Props {
  id: string
  name: string
}

/** Actions that share an own collection, for reading. */
export function ShareActions({ id, name }: Props) {
  const t = useStore(teamWords)
  return (
    <>
      <IconButton
        label={t.copyLinkOf({ name })}
        icon="link"
        onPress={() => void copyLink(id)}
      />
      <PinButton
        id={id}
        name={name}
        fetchCode={async () => (await shareOf(id)).code}
      />
    </>
  )
}

function shareOf(id: string) {
  return fetchShare(id, { accountId: accountFor('collections.view') })
}

/** Number and code, if the library has no link. */
async function copyLink(id: string): Promise<void> {
  const t = teamWords.get()
  try {
    const { url, code } = await shareOf(id)
    const byHand = code ? t.numberAndCode({ number: id, code }) : null
    const link = url ?? byHand
    if (link === null) showNotice('error', t.noLink)
    else if (copyText(link)) showNotice('success', t.linkCopied)
    else showNotice('error', t.copyRefused({ link }))
  } catch (error) {
    const why = sharedErrorText(toErrorData(error))
    showNotice('error', t.linkNotCopied({ why }))
  }
}
