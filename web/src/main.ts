import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './theme.svelte';
import { preferredLanguage, speak } from './words.svelte';

// Nothing is said before there are words for it.
void speak(preferredLanguage()).then(() => {
  mount(App, { target: document.getElementById('app')! });
});
