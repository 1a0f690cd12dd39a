<?php

declare(strict_types=1);

namespace Drupal\g30\References;

use Drupal\Core\Entity\EntityInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\File\FileUrlGeneratorInterface;
use Drupal\Core\Language\LanguageInterface;
use Drupal\Core\Site\Settings;
use Drupal\file\FileInterface;
use Drupal\g30\Language\ReadingLanguage;
use Symfony\Component\HttpFoundation\RequestStack;

final class OwnAddresses {
  private const NUMBERED = ['node' => '/node', 'taxonomy_term' => '/taxonomy/term', 'user' => '/user'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly FileUrlGeneratorInterface $fileUrls,
    private readonly RequestStack $requests,
    private readonly ReadingLanguage $languages,
  ) {}

  /**
   * The paths of an item, without a host: by number, its aliases, former ones, and its bytes.
   *
   * Equal aliases in two languages may be those of two items.
   */
  public function pathsOf(EntityInterface $entity): array {
    if ($entity instanceof FileInterface) {
      return [rawurldecode($this->fileUrls->generateString($entity->getFileUri()))];
    }
    $prefix = self::NUMBERED[$entity->getEntityTypeId()] ?? NULL;
    if ($prefix === NULL) {
      return [];
    }
    $own = "$prefix/{$entity->id()}";
    $aliases = array_values($this->entityTypeManager->getStorage('path_alias')->loadByProperties(['path' => $own]));
    $current = array_map(
      fn ($alias): array => [...$this->inLanguage($alias->getAlias(), $alias->language()->getId()), ...$this->unprefixed($alias->getAlias(), $own)],
      $aliases,
    );
    return array_values(array_unique(array_merge($this->inLanguage($own, NULL), ...$current, ...$this->formerOf($entity, $own))));
  }

  /** No address of the site had a prefix before there were languages. */
  private function unprefixed(string $path, string $own): array {
    $others = $this->entityTypeManager->getStorage('path_alias')->getQuery()->accessCheck(FALSE)
      ->condition('alias', $path)->condition('path', $own, '<>')
      ->condition('langcode', [$this->languages->all()[0] ?? 'en', LanguageInterface::LANGCODE_NOT_SPECIFIED], 'IN');
    return $others->range(0, 1)->execute() === [] ? [$path] : [];
  }

  /** A path with the prefix of its language, as links have it; with each where it belongs to no language. */
  private function inLanguage(string $path, ?string $langcode): array {
    $codes = in_array($langcode, $this->languages->all(), TRUE) ? [$langcode] : $this->languages->all();
    return array_map(fn (string $code): string => $this->languages->prefix($code) . $path, $codes);
  }

  /** The hosts of this request and of the site as a link has them, with `//` before; '' for no host. */
  public function hosts(): array {
    $site = parse_url((string) Settings::get('g30_site_url', ''));
    $port = isset($site['port']) ? ":{$site['port']}" : '';
    $hosts = [$this->requests->getCurrentRequest()?->getHttpHost(), isset($site['host']) ? $site['host'] . $port : NULL];
    return ['', ...array_map(static fn (string $host): string => '//' . strtolower($host), array_filter($hosts))];
  }

  private function formerOf(EntityInterface $entity, string $own): array {
    if (!$this->entityTypeManager->hasDefinition('redirect')) {
      return [];
    }
    $storage = $this->entityTypeManager->getStorage('redirect');
    $targets = ["internal:$own", "entity:{$entity->getEntityTypeId()}/{$entity->id()}"];
    $ids = $storage->getQuery()->accessCheck(FALSE)->condition('redirect_redirect.uri', $targets, 'IN')->execute();
    return array_map(
      fn ($redirect): array => $this->inLanguage('/' . ltrim($redirect->get('redirect_source')->path ?? '', '/'), $redirect->language()->getId()),
      array_values($storage->loadMultiple($ids)),
    );
  }
}
