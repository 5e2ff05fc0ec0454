// A button that plays one sound.

/** Address of the next sound. */
interface Input {
  bareSound?: string
}

const button = document.createElement('button')
button.textContent = 'Play'
document.body.append(button)

button.addEventListener('click', () => {
  document.querySelector('audio')?.remove()
  const audio = document.createElement('audio')
  document.body.append(audio)
  audio.src = (window as Input).bareSound ?? ''
  void audio.play()
})
