<?php

declare(strict_types=1);

namespace Drupal\g30\Language;

use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityRepositoryInterface;
use Drupal\Core\Language\LanguageInterface;
use Drupal\Core\Language\LanguageManagerInterface;

/** Tells in which language an item is read, and what is shown in its stead. */
final class ReadingLanguage {
  /** What JSON:API says when it looks for the translation that it shows. */
  private const CONTEXT = ['operation' => 'entity_upcast'];

  public function __construct(
    private readonly LanguageManagerInterface $languageManager,
    private readonly EntityRepositoryInterface $entityRepository,
    private readonly ConfigFactoryInterface $configFactory,
  ) {}

  /** The language of the request's path. */
  public function current(): string {
    return $this->languageManager->getCurrentLanguage(LanguageInterface::TYPE_CONTENT)->getId();
  }

  /** The languages of the site by weight. */
  public function all(): array {
    return array_keys($this->languageManager->getLanguages());
  }

  /** In which order an item is looked for: in a language, then by weight. */
  public function candidates(string $langcode): array {
    return array_values($this->languageManager->getFallbackCandidates(['langcode' => $langcode] + self::CONTEXT));
  }

  /** The translation that a reader of a language is shown, whoever may see it. */
  public function shown(ContentEntityInterface $entity, string $langcode): ContentEntityInterface {
    $shown = $this->entityRepository->getTranslationFromContext($entity, $langcode, self::CONTEXT);
    assert($shown instanceof ContentEntityInterface);
    return $shown;
  }

  /** What stands before a path in a language: `/fr`, or nothing. */
  public function prefix(string $langcode): string {
    $prefix = (string) ($this->configFactory->get('language.negotiation')->get('url.prefixes')[$langcode] ?? '');
    return $prefix === '' ? '' : "/$prefix";
  }

  /** Drupal looks once, and would keep the language of the outer request. */
  public function anew(callable $handle): mixed {
    $this->languageManager->reset();
    try {
      return $handle();
    }
    finally {
      $this->languageManager->reset();
    }
  }
}
