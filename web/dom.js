/** An element with its properties and children set. Names with a dash are set as attributes. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-')) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}

/** A button with a text; pressing it does `act`. */
export function makeButton(text, act, properties = {}) {
  const button = make('button', { type: 'button', textContent: text, ...properties });
  button.addEventListener('click', act);
  return button;
}

/** A modal dialog with a heading and a button that closes it. It stays in the page, closed. */
export function makeDialog(id, heading, closeText, ...children) {
  const title = make('h2', { id: `${id}-title`, textContent: heading });
  const dialog = make('dialog', { id, 'aria-labelledby': title.id });
  const close = makeButton(closeText, () => dialog.close());
  dialog.append(title, ...children, make('p', { className: 'actions' }, close));
  closeOnBackdrop(dialog);
  document.body.append(dialog);
  return dialog;
}

/** A click beside the dialog's box closes it. */
export function closeOnBackdrop(dialog) {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

/** Asks a yes-or-no question; resolves to true for yes. */
export function askUser(question, yes, no) {
  return new Promise((resolve) => {
    const text = make('p', { id: 'question-text', textContent: question });
    const dialog = make(
      'dialog',
      { className: 'question', 'aria-labelledby': text.id },
      text,
      make(
        'p',
        { className: 'actions' },
        makeButton(no, () => dialog.close()),
        makeButton(yes, () => dialog.close('yes'), { className: 'primary' }),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
