import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'preact/hooks'
import { afterEach, expect, it } from 'vitest'
import { WaitingSignIn } from '../../../ui/account/waiting-sign-in.tsx'

afterEach(cleanup)

interface Props {
  log: string[]
  problem?: string
  isReady?: boolean
}

function Waiting({ log, problem, isReady = false }: Props) {
  const [code, setCode] = useState('')
  return (
    <WaitingSignIn
      isReady={isReady}
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

it('asks for the letters once the browser shows them', () => {
  const { rerender } = render(<Waiting log={[]} />)
  expect(screen.getByText(/^Sign in on the page that opened/)).toBeTruthy()

  rerender(<Waiting log={[]} isReady />)

  expect(screen.getByText(/^Enter the six letters your browser/)).toBeTruthy()
  expect(screen.queryByText(/page that opened/)).toBeNull()
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

it('shows at the field why the code was refused', () => {
  render(<Waiting log={[]} problem="That code is wrong." />)

  const field = screen.getByRole('textbox', { name: 'Pairing code' })

  expect(screen.getByRole('alert').textContent).toBe('That code is wrong.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(
    document.getElementById(field.getAttribute('aria-describedby') ?? '')
      ?.textContent
  ).toBe('That code is wrong.')
})
