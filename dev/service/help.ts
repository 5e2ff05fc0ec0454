/** What `--help` prints. */
export const help = `Runs the reference service: the Media Licensing REST API with a catalogue and demo accounts.

  --port N            port to listen on; 4402 if left out, 0 for a free one
  --host ADDRESS      network interface; 127.0.0.1 if left out
  --base-url ADDRESS  public address; the one it listens on if left out
  --data FOLDER       accounts, licenses and secrets; .cache/service if left out
  --assets N          size of the catalogue; 7000 if left out
  --import FOLDER     own pictures instead of the catalogue
  --rate N            requests per second of each application; unlimited if left out
  --no-demo           no demo accounts, whose passwords are public
  --print-env         prints addresses, credentials and tokens first
  --help              shows this

Each of the first seven is also a variable, such as SERVICE_PORT or
SERVICE_BASE_URL; README.md lists all variables.`
