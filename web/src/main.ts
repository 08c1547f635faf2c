import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './theme.svelte';
import { keepForOffline } from './net/updates.svelte';
import { preferredLanguage, speak } from './words.svelte';

// Nothing is said before there are words for it.
void speak(preferredLanguage()).then(() => {
  mount(App, { target: document.getElementById('app')! });
  // What is kept for later must not keep the first page waiting.
  if (document.readyState === 'complete') void keepForOffline();
  else addEventListener('load', () => void keepForOffline(), { once: true });
});
