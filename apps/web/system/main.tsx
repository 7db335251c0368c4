import "./system.css";
import { animalSymbol } from "@zodiac-at-work/ui/animal-symbol";
import { sealAnimals } from "@zodiac-at-work/ui/seal-animals";
import { sealBox } from "@zodiac-at-work/ui/seal-frames";
import { signIds } from "@zodiac-at-work/zodiac";
import { createRoot } from "react-dom/client";
import { examples } from "./examples.tsx";
import { overlays } from "./overlays.tsx";

/** Every primitive of packages/ui and some components of the site, in their states. `?overlay=name` opens one that covers the page. */
function System() {
  const overlay = new URLSearchParams(window.location.search).get("overlay");
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        {signIds.map((sign) => (
          <symbol key={sign} id={animalSymbol(sign)} viewBox={`0 0 ${sealBox} ${sealBox}`}>
            <path d={sealAnimals[sign]} />
          </symbol>
        ))}
      </svg>
      {overlay ? overlays[overlay] : <Examples />}
    </>
  );
}

function Examples() {
  return (
    <main className="mx-auto grid max-w-page gap-12 p-5">
      <h1 className="font-display text-4xl font-medium tracking-display">Primitives</h1>
      <nav aria-label="Overlays" className="flex flex-wrap gap-4">
        {Object.keys(overlays).map((name) => (
          <a key={name} href={`?overlay=${name}`} className="text-link">
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(examples).map(([name, states]) => (
        <section key={name} aria-labelledby={name} data-example={name} className="min-w-0 bg-paper p-2">
          <h2 id={name} className="mb-4 border-b border-line pb-1 font-mono text-sm text-soft">
            {name}
          </h2>
          <div className="grid min-w-0 gap-5">{states}</div>
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<System />);
