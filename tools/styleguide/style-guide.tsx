import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ArrowRight, CarFront, ChevronRight, CircleAlert, CircleCheck, Truck, Wrench, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { lineUpPictures } from '../../src/content/dealer/generated/line-up-pictures.generated.ts'
import { generatedDir } from '../../src/content/dealer/paths/dealer-paths.ts'
import { CompareBox } from '../../src/domain/catalogue/cards/save-or-compare.tsx'
import { VehicleCard } from '../../src/domain/catalogue/cards/vehicle-card.tsx'
import { NoPicture } from '../../src/domain/catalogue/cards/vehicle-picture.tsx'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { Button } from '../../src/ui/button.tsx'
import { Closing } from '../../src/ui/closing.tsx'
import { AreaField, LineField, SelectField } from '../../src/ui/field/controls.tsx'
import { Link } from '../../src/ui/link.tsx'
import { NamedList } from '../../src/ui/named-list.tsx'
import { Points } from '../../src/ui/points.tsx'
import { Questions } from '../../src/ui/questions.tsx'

const root = join(import.meta.dirname, '../..')
const tokenFiles = [join(generatedDir, 'brand/theme.css'), join(root, 'src/ui/styles/tokens.css')]
const shared = 'src/{domain/{places,catalogue,rentals},frame,ui,features/inventory}/*.css'

type Token = { name: string; value: string; note: string }

const tokens = (text: string, word: string): Token[] =>
  [...text.matchAll(/^\s*(--[\w-]+): ([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/gm)].flatMap(
    ([, name = '', value = '', note = '']) => (name.startsWith(`--${word}-`) ? [{ name, value, note }] : []),
  )

/** The page has no scripts, so states that need them are written out. */
export function styleguideHtml(): string {
  const text = tokenFiles.map((file) => readFileSync(file, 'utf8')).join('')
  const sheets = ['src/ui/styles/app.css', ...globSync(shared, { cwd: root }).sort()]
  const links = sheets.map((path) => `<link rel="stylesheet" href="/${path}">`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Style guide</title>${links}<style>${pageStyles}</style>`
  return `<!doctype html><html lang="en-US" data-ready="true"><head>${head}</head><body>${renderToStaticMarkup(<StyleGuide text={text} />)}</body></html>`
}

const pageStyles = `
.guide { display: grid; gap: var(--space-16); padding-block: var(--space-12) var(--space-section); }
.guide > section { display: grid; gap: var(--space-6); grid-template-columns: minmax(0, 1fr); padding-top: var(--space-6); border-top: 1.5px solid var(--color-ink); }
.guide__row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.guide__swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; font-size: var(--text-sm); line-height: 1.35; }
.guide__swatches i { display: block; height: 4.5rem; margin-bottom: 0.5rem; border: 1px solid var(--color-line); border-radius: var(--radius-control); }
.guide__dark { display: grid; gap: 1.5rem; padding: 2rem; border-radius: var(--radius-tile); }
.guide__form { display: grid; gap: 1.5rem; max-width: 40rem; }
.guide__cards { display: grid; gap: var(--grid-gap); grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
.guide small { font: var(--weight-text) var(--text-sm) / 1.35 var(--font-text); letter-spacing: 0; }
.guide .toast { max-width: 25rem; animation: none; }
`

const vehicle = (sample: (typeof sampleInventory)[number] | undefined, change: object = {}) => {
  if (!sample) throw new Error('The sample inventory has no such cart: choose another for the style guide.')
  return { ...sample, ...change }
}
const newCart = vehicle(sampleInventory.find(({ isNew }) => isNew))
const usedCart = vehicle(sampleInventory.find(({ isNew }) => !isNew))
const cards = [
  newCart,
  usedCart,
  vehicle(sampleInventory.find(({ inStock }) => !inStock)),
  vehicle(newCart, { id: 'no-price', price: undefined, images: [] }),
]
const looks = ['accent', 'ink', 'outline', 'paper'] as const
const icons = { carts: CarFront, delivery: Truck, service: Wrench }

function StyleGuide({ text }: { text: string }) {
  return (
    <main className="wrap guide">
      <h1 className="h2">Style guide</h1>
      <Part heading="Colors">
        <ul className="guide__swatches">
          {tokens(text, 'color').map(({ name, value, note }) => (
            <li key={name}>
              <i style={{ background: value }} />
              <b>{name.replace('--color-', '')}</b> {value}
              {note ? <small className="muted"> {note}</small> : null}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Type">
        {tokens(text, 'text').map(({ name, value }) => (
          <p
            key={name}
            className={/[234]xl|open/.test(name) ? 'display' : undefined}
            style={{ fontSize: `var(${name})` }}
          >
            Quiet carts, {name.replace('--text-', '')} <small className="muted num">{value}</small>
          </p>
        ))}
        <p className="lede">A lede: two lines at most, short and concrete, in the second ink.</p>
        <p>
          Text with <a href="#type">an underlined link</a> and a figure, <span className="num">1,180</span>.
        </p>
        <p className="price">$12,995</p>
        <p className="hint">A hint below a field</p>
      </Part>
      <Part heading="Shape, space and time">
        <ul className="guide__swatches">
          {tokens(text, 'radius').map(({ name, value }) => (
            <li key={name}>
              <i style={{ borderRadius: value, background: 'var(--color-tile)' }} />
              {name} {value}
            </li>
          ))}
          {tokens(text, 'shadow').map(({ name }) => (
            <li key={name}>
              <i style={{ boxShadow: `var(${name})`, background: 'var(--color-card)' }} />
              {name}
            </li>
          ))}
          {['space', 'dur', 'ease'].flatMap((word) =>
            tokens(text, word).map(({ name, value, note }) => (
              <li key={name}>
                <b>{name}</b> {value} <small className="muted">{note}</small>
              </li>
            )),
          )}
        </ul>
      </Part>
      <Part heading="Buttons and links">
        <Buttons />
        <div className="guide__dark on-dark">
          <Buttons />
        </div>
      </Part>
      <Part heading="Badges and chips">
        <p className="guide__row">
          <span className="badge badge--accent">NEW</span>
          <span className="badge">In Stock</span>
        </p>
        <p className="guide__row">
          <button type="button" className="chip">
            Lifted <small className="num">6</small>
          </button>
          <Link className="chip chip--on" to="/inventory">
            Under $15,000 <X className="icon" aria-hidden />
          </Link>
        </p>
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to="/">Home</Link>
          <ChevronRight className="icon" aria-hidden />
          <span aria-current="page">Inventory</span>
        </nav>
      </Part>
      <Part heading="Cards">
        <NamedList className="guide__cards" by="guide-cards">
          {cards.map((cart) => (
            <VehicleCard key={cart.id} vehicle={cart} Box={CompareBox} />
          ))}
          <li className="skeleton-card">
            <div className="skeleton skeleton--tile" />
            <div className="skeleton-card__text">
              <div className="skeleton skeleton--line" />
            </div>
          </li>
        </NamedList>
      </Part>
      <Part heading="Forms">
        <div className="guide__form">
          <LineField id="guide-name" label="First name" />
          <LineField id="guide-phone" label="Phone" hint="10 digits with area code" />
          <LineField id="guide-email" label="Email" error="Invalid email address" defaultValue="pat@" />
          <AreaField id="guide-message" label="Message" />
          <SelectField id="guide-sort" label="Sort by" options={[{ value: 'newest', label: 'Newest' }]} />
          <fieldset>
            <legend className="legend">Seats</legend>
            {['Any', '4 seats'].map((label, index) => (
              <label className="check" key={label}>
                <input type="radio" name="guide-seats" defaultChecked={index === 1} />
                {label}
              </label>
            ))}
            <label className="check">
              <input type="checkbox" defaultChecked />
              In stock
              <span className="check__count num">33</span>
            </label>
          </fieldset>
          <Button look="ink" disabled>
            Sending...
          </Button>
        </div>
      </Part>
      <Part heading="Points and questions">
        <Points
          icons={icons}
          points={[
            { id: 'carts', title: 'Set up here', text: 'Charged and driven before it leaves.' },
            { id: 'delivery', title: 'Brought to you', text: 'On our own trailer.' },
            { id: 'service', title: 'Looked after', text: 'By the people who sold it.' },
          ]}
        />
        <Questions questions={[{ question: 'What does it cost to charge?', answer: 'About what a lamp does.' }]} />
      </Part>
      <Part heading="States">
        <div className="empty">
          <NoPicture label="" />
          <h3 className="h3">No vehicles found</h3>
          <p>No vehicles match your current filters.</p>
        </div>
        <div className="empty" role="alert">
          <h3 className="h3">Error loading vehicles: Failed to fetch vehicles: 503</h3>
          <p className="muted">Nothing is lost. Try again, or call us for what is in stock.</p>
        </div>
        <div className="guide__row">
          <Toast
            title="Link copied"
            text="Paste it into a message."
            icon={<CircleCheck className="icon" aria-hidden />}
          />
          <Toast
            look="toast--error"
            title="Error"
            text="Failed to send message. Please try again."
            icon={<CircleAlert className="icon" aria-hidden />}
          />
        </div>
      </Part>
      <Closing heading="One accent block a page" text="It says what to do next." lineUp={Object.values(lineUpPictures)}>
        <Button look="ink">Call</Button>
        <Button>Write</Button>
      </Closing>
    </main>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section aria-labelledby={`guide-${heading.split(' ')[0]?.toLowerCase()}`}>
    <h2 className="h3" id={`guide-${heading.split(' ')[0]?.toLowerCase()}`}>
      {heading}
    </h2>
    {children}
  </section>
)

const Buttons = () => (
  <>
    {(['md', 'sm'] as const).map((size) => (
      <p className="guide__row" key={size}>
        {looks.map((look) => (
          <Button key={look} look={look} size={size}>
            {look} {size}
          </Button>
        ))}
        <Button look="accent" size={size} disabled>
          disabled
        </Button>
      </p>
    ))}
    <p>
      <Link className="link" to="/inventory">
        See all inventory <ArrowRight className="icon" aria-hidden />
      </Link>
    </p>
  </>
)

/** Renders what toast-viewport.tsx renders, which needs scripts. */
const Toast = ({ title, text, icon, look }: { title: string; text: string; icon: ReactNode; look?: string }) => (
  <div className={look ? `toast ${look}` : 'toast'} role="status">
    {icon}
    <div>
      <b>{title}</b>
      <p>{text}</p>
    </div>
    <button type="button" aria-label="Close">
      <X className="icon" aria-hidden />
    </button>
  </div>
)
