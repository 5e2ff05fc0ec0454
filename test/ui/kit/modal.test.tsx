import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Modal } from '../../../ui/kit/modal.tsx'

afterEach(cleanup)

it('closes before it unmounts, so its opener can get the focus', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  render(
    <Modal title="License images" foot={null} onCancel={() => {}}>
      Text
    </Modal>
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  expect(dialog.contains(document.activeElement)).toBe(true)

  cleanup()

  expect(dialog.open).toBe(false)
  opener.remove()
})

it('focuses the replacement of its opener', () => {
  const row = document.body.appendChild(document.createElement('p'))
  row.innerHTML = '<button>License</button>'
  row.querySelector('button')?.focus()
  render(
    <Modal title="License images" foot={null} onCancel={() => {}}>
      Text
    </Modal>
  )

  row.innerHTML = '<button>Put back</button>'
  cleanup()

  expect(document.activeElement?.textContent).toBe('Put back')
  row.remove()
})

it('keeps the focus on a field that is recreated', () => {
  const shown = (list: string) => (
    <Modal title="License images" foot={null} onCancel={() => {}}>
      <p key={list}>
        <input aria-label="Size of one" />
        <label>
          <input type="checkbox" /> Editorial
        </label>
      </p>
    </Modal>
  )
  const { rerender } = render(shown('impossible'))
  const before = screen.getByRole('checkbox')
  before.focus()

  rerender(shown('to license'))

  const after = screen.getByRole('checkbox')
  expect(after).not.toBe(before)
  expect(document.activeElement).toBe(after)
})

it('focuses its title when the focused element was removed', () => {
  const shown = (foot: string) => (
    <Modal
      title="License images"
      foot={<button key={foot}>{foot}</button>}
      onCancel={() => {}}
    >
      <input />
    </Modal>
  )
  const { rerender } = render(shown('Stop'))
  screen.getByRole('button').focus()

  rerender(shown('Done'))

  expect(document.activeElement?.textContent).toBe('License images')
})

it('keeps notices outside the scrolled content', () => {
  render(
    <Modal
      title="License images"
      foot={<button>Done</button>}
      notices="Not saved"
      onCancel={() => {}}
    >
      A long plan
    </Modal>
  )

  const parts = [...screen.getByRole('dialog').children]

  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'License images',
    'A long plan',
    'Not saved',
    'Done'
  ])
})
