// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'preact/hooks'
import { afterEach, expect, it } from 'vitest'
import { WaitingSignIn } from '../../../ui/components/waiting-sign-in.tsx'

afterEach(cleanup)

function Waiting({ log, problem }: { log: string[]; problem?: string }) {
  const [code, setCode] = useState('')
  return (
    <WaitingSignIn
      isReady={false}
      timeLeft="14 minutes left"
      code={code}
      problem={problem}
      isFinishing={false}
      onCode={setCode}
      onFinish={() => log.push(`finish ${code}`)}
      onOpenAgain={() => log.push('open')}
      onCopyLink={() => log.push('copy')}
      onCancel={() => log.push('cancel')}
    />
  )
}

it('offers to open the page again, to copy its link and to give up', async () => {
  const log: string[] = []
  render(<Waiting log={log} />)

  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(log).toEqual(['open', 'copy', 'cancel'])
})

it('finishes with the pairing code', async () => {
  const log: string[] = []
  render(<Waiting log={log} />)
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Finish sign-in'
  })
  expect(button.disabled).toBe(true)

  await userEvent.type(
    screen.getByRole('textbox', { name: 'Pairing code' }),
    'BCDFGH{Enter}'
  )

  expect(log).toEqual(['finish BCDFGH'])
})

it('says at the field what is wrong with the code', () => {
  render(<Waiting log={[]} problem="That code is wrong." />)

  const field = screen.getByRole('textbox', { name: 'Pairing code' })

  expect(screen.getByRole('alert').textContent).toBe('That code is wrong.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(
    document.getElementById(field.getAttribute('aria-describedby') ?? '')
      ?.textContent
  ).toBe('That code is wrong.')
})
