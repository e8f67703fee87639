import { Component, createRef, type ReactNode } from 'react';

interface KeepScrollPositionProps {
  /** When these change, the scroll position is adjusted. */
  readonly rows: unknown;
  readonly children: ReactNode;
}

interface ScrollAnchor {
  readonly element: Element;
  readonly top: number;
}

/**
 * When replies are inserted above, keeps the text being written, or else the reply being read, in place. It is a class
 * because only `getSnapshotBeforeUpdate` can measure before the DOM changes.
 */
export class KeepScrollPosition extends Component<KeepScrollPositionProps> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepScrollPositionProps): ScrollAnchor | null {
    if (before.rows === this.props.rows) return null;
    const writing = document.activeElement;
    if (writing instanceof HTMLTextAreaElement)
      return { element: writing, top: writing.getBoundingClientRect().top };
    const items = [...(this.#box.current?.querySelectorAll('[data-reply]') ?? [])];
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
    // The reader hasn't reached the list yet.
    if (!first || (this.#box.current?.getBoundingClientRect().top ?? 0) > 0) return null;
    return { element: first, top: first.getBoundingClientRect().top };
  }

  override componentDidUpdate(
    _before: KeepScrollPositionProps,
    _state: unknown,
    place: ScrollAnchor | null,
  ): void {
    if (!place?.element.isConnected) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    // Safari has no scroll anchoring; elsewhere it would adjust a second time.
    return (
      <div ref={this.#box} className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}
